class Till {
    void print(Basket basket) {
        Printer printer = startedPrinter(paper, openPage(basket));
        printer.title(basket.owner());
        printer.lines(basket.items());
    }
}
