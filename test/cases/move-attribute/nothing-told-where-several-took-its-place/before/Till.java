package shop;

class Till {
    private final Map<Integer, Receipt> printed = new HashMap<>();

    void cancel(Receipt receipt, Clerk clerk) {
        clerk.isTold(receipt);
        printed.remove(receipt.number());
    }

    void print(Receipt receipt, Printer printer) {
        printer.print(receipt);
        printed.put(receipt.number(), receipt);
    }
}
