package shop;

class Till {
    void pay(Basket basket, int place) {
        open();
        book(basket, rates.get(place));
    }
}
