package shop;

class Till {
    private int rest;

    int getRest() {
        return rest;
    }
}
