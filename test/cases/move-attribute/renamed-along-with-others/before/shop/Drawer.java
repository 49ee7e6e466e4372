package shop;

class Drawer {
}
