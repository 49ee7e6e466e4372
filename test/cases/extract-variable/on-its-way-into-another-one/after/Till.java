class Till {
    void print(Basket basket) {
        Page page = openPage(basket);
        Printer fresh = makePrinter(paper, page);
        fresh.start();
        Printer printer = fresh;
        printer.title(basket.owner());
        printer.lines(basket.items());
    }
}
