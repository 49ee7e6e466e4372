package shop;

class Till {
    void pay(Basket basket) {
        ItemList list = basket.items(false);
        list.sort(null);
        print(list);
    }
}
