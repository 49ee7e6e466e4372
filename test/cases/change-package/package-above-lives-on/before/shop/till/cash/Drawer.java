package shop.till.cash;

class Drawer {
    void open() {
        spring.release();
    }
}
