package shop;

class Till {
    private static final Slip EMPTY = new Slip(null, Money.ZERO);

    void print(Item item, Printer printer) {
        printer.print(EMPTY);
    }
}
