package shop;

class Bill {
    private final int rest = 5;

    void print() {
        paper();
    }

    int getRest() {
        return rest;
    }
}
