package shop;

class Till {
    void pay(Basket basket) {
        open();
        book(basket, rateOf(basket).percent());
    }

    private Rate rateOf(Basket basket) {
        return rates.of(basket, today(), true);
    }
}
