package shop;

class OldTest {
    void issue17() {
        Till till = new Till("first");
        till.pay(5);
        till.pay(7);
        check(till.total() == 12);
    }
}
