package shop;

class TillTest {
    void opens() {
        check(new Till("first").open());
    }
}
