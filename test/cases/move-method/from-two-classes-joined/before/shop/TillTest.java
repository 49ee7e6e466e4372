package shop;

class TillTest {
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
}
