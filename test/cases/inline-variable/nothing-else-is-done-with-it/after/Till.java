class Till extends Drawer {
    int read() {
        check(count);
        return super.read();
    }
}
