package shop;

class TillTest {
    void opens() {
        class Slip {
            String item;
            Money price;
        }
        check(new Till().open(Slip.class));
    }
}
