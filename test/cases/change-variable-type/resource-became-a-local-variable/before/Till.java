class Till {
    void print(Basket basket) {
        try (Printer printer = printers.open(basket)) {
            printer.line(basket.total());
        }
    }
}
