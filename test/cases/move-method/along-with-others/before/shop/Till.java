package shop;

class Till {
    private int rest;
    private Drawer drawer = new Drawer();

    void put(int coins) {
        rest = rest + coins;
        check(rest);
        tell(rest);
    }

    void take(int coins) {
        rest = rest - coins;
        check(rest);
        tell(-rest);
    }

    boolean isEmpty() {
        return rest == 0;
    }
}
