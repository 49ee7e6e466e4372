package shop;

class Till {
    private final Drawer drawer = new Drawer();
}
