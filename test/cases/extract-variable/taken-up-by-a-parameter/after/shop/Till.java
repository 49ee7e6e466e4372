package shop;

class Till {
    void pay(Basket basket, String name) {
        open();
        name = name.trim();
        book(basket, name);
        print(name);
    }
}
