package shop;

class Till {
    void pay(Basket basket) {
        int row = shelves.row(basket);
        int shelf = shelves.find(basket, true);
        print(shelf);
        mark(basket, row);
    }
}
