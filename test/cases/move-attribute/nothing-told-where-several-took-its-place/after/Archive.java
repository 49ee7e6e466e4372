package shop;

final class Archive {
    private static final Map<Integer, Receipt> today = new HashMap<>();
    private static final Map<Integer, Receipt> all = new HashMap<>();

    static void remove(Receipt receipt) {
        today.remove(receipt.number());
    }

    static void put(Receipt receipt) {
        all.put(receipt.number(), receipt);
    }
}
