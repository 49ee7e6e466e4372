package shop;

class Till {
    private Drawer drawer;
}
