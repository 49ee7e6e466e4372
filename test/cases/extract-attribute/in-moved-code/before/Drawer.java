package shop;

class Drawer {
    private Till till;
}
