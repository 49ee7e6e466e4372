package shop;

class TillTest {
    void opens() {
        check(new Till("first").open());
    }

    void paysAllDay() {
        Till till = new Till("first");
        for (int i = 0; i < 10000; i++) {
            till.pay(i);
        }
        check(till.total() > 10000);
    }
}
