package shop;

class Till {
    void close(Clerk clerk) {
        clerk.signOff();
        Archive.clear();
    }

    void print(Receipt receipt, Printer printer) {
        printer.print(receipt);
        Archive.put(receipt);
    }
}
