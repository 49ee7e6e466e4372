package shop;

class Till {
    void pay(Item[] found) {
        Item[] items = found.length > 0 ? copy(found) : NONE;
        print(items);
        book(items);
    }
}
