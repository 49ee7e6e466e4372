package shop.test;

class ShopTest {
    void pays() {
        Till till = new Till(10);
        till.pay(5);
        check(till.rest() == 5);
    }

    void opensTheDrawer() {
        Till till = new Till(10);
        till.open();
        check(till.isOpen());
    }

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
