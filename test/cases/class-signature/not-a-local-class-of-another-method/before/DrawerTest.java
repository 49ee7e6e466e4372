package shop;

class DrawerTest {
}
