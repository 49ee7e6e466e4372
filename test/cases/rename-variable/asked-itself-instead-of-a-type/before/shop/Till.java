package shop;

class Till {
    void pay(Basket basket) {
        Item[] sorted = basket.items(true);
        Items.sort(sorted);
        print(sorted);
    }
}
