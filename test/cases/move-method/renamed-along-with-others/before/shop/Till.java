package shop;

class Till {
    private final Drawer drawer = new Drawer();
    private int rest;
    private int count;

    void putCoins(int coins) {
        rest = rest + coins;
        count++;
    }
}
