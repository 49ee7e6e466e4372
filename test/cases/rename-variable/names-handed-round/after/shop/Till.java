package shop;

class Till {
    void pay(Item[] items) {
        Item[] chosen = items.length > 0 ? copy(items) : NONE;
        print(chosen);
        book(chosen);
    }
}
