class Till {
    Clock clock = new Clock();
    Rates rates = new Rates();

    Till(Clock clock, Box box) {
        this.clock = clock;
        box.open();
    }
}
