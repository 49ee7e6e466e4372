package shop;

class Drawer {
    private int rest;
    private int count;

    void putAllCoins(int all) {
        rest = rest + all;
        count++;
    }
}
