package shop;

class Till {
    private final Map<Integer, Receipt> printed = new HashMap<>();

    void close(Clerk clerk) {
        clerk.signOff();
        printed.clear();
    }

    void print(Receipt receipt, Printer printer) {
        printer.print(receipt);
        printed.put(receipt.number(), receipt);
    }
}
