package shop;

class Till {
    private int coins;
    private Drawer drawer;

    Till(int coins, Drawer drawer) {
        this.coins = coins;
        this.drawer = drawer;
    }
}
