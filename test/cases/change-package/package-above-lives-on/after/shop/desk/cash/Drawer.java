package shop.desk.cash;

class Drawer {
    void open() {
        spring.release();
    }
}
