package shop;

final class Archive {
    private static final Map<Integer, Receipt> receipts = new HashMap<>();

    static void clear() {
        receipts.clear();
    }

    static void put(Receipt receipt) {
        receipts.put(receipt.number(), receipt);
    }
}
