package shop;

class CashTill {
    void pay(int price) {
        book(Prices.rounded(price));
    }
}
