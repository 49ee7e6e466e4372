class Till extends Drawer {
    int read() {
        check(count);
        final int coin = slot.read();
        if (coin != NONE) {
            count++;
        }
        return coin;
    }
}
