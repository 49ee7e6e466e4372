package shop;

class DrawerTest {
    void countsCoins() {
        Drawer drawer = new Drawer();
        drawer.put(5);
        check(drawer.count() == 1);
    }

    void closes() {
        Drawer drawer = new Drawer();
        drawer.close();
        check(!drawer.isOpen());
    }
}
