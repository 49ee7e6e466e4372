package shop;

class TillTest {
    void opens() {
        check(new Till().open(Receipt.class));
    }
}
