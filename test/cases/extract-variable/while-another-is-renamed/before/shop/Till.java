package shop;

class Till {
    void pay(Basket basket) {
        Customer buyer = basket.customer();
        greet(buyer);
        book(basket, buyer.account());
    }
}
