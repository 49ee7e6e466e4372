package shop;

class Till {
    void pay(Basket basket) {
        int place = shelves.find(basket, true);
        print(place);
        mark(basket, place);
    }
}
