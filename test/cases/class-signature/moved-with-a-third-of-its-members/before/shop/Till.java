package shop;

class Till {
    private int rest;
    private String name;
    private Drawer drawer;

    void pay(int price) {
        rest -= price;
    }

    void open() {
        drawer.open();
    }

    String label() {
        return name + rest;
    }
}
