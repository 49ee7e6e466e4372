package shop;

class Till {
    private Printer printer;

    void close() {
        printer.close();
    }
}
