package shop;

class Bill {
    void print() {
        paper();
    }
}
