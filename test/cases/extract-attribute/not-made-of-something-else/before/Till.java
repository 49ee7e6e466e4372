package shop;

class Till {
    void print(Item item, Printer printer) {
        printer.print(new Slip(item, item.price()));
    }
}
