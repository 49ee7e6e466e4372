package shop;

class Drawer {
    private int rest;

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
        return coins().isEmpty();
    }
}
