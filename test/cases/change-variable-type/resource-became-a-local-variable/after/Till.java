class Till {
    void print(Basket basket) {
        LinePrinter printer = printers.lines();
        printer.line(basket.total());
    }
}
