package shop;

class Till {
    void cancel(Receipt receipt, Clerk clerk) {
        clerk.isTold(receipt);
        Archive.remove(receipt);
    }

    void print(Receipt receipt, Printer printer) {
        printer.print(receipt);
        Archive.put(receipt);
    }
}
