class Till {
    Clock clock = new Clock();
    Rates rates = new Rates();

    Till(Rates rates) {
        this.rates = rates;
    }
}
