package shop.desk;

class Till {
    private int rest;
    private Display display;
    private Drawer drawer;

    void pay(Price price) {
        rest = price.subtractFrom(rest);
    }

    void unlock(Key key) {
        key.turn(drawer);
    }

    void show() {
        display.show(rest);
    }

    void clear() {
        display.clear();
    }
}
