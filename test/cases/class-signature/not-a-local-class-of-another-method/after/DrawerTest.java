package shop;

class DrawerTest {
    void counts() {
        class Slip {
            String item;
            Money price;
        }
        assertEquals(3, new Drawer().count(Slip.class));
    }
}
