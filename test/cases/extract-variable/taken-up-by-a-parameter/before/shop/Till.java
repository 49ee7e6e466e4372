package shop;

class Till {
    void pay(Basket basket, String name) {
        open();
        book(basket, name.trim());
        print(name.trim());
    }
}
