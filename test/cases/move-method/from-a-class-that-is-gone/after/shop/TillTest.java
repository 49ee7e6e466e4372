package shop;

class TillTest {
    void opens() {
        check(new Till("first").open());
    }

    void addsWhatIsPaid() {
        Till till = new Till("first");
        till.pay(5);
        till.pay(7);
        check(till.total() == 12);
    }
}
