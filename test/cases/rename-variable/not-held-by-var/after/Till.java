class Till {
    void close(Basket basket) {
        var clerk = roster.current(today());
        greet(clerk);
    }
}
