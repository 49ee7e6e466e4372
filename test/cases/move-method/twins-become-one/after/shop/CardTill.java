package shop;

class CardTill {
    void charge(int price) {
        send(Prices.rounded(price));
    }
}
