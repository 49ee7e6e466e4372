package shop;

class Basket {
    int size() {
        return 0;
    }
}
