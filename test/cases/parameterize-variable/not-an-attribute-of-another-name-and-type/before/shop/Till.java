package shop;

class Till {
    void close() {
        Drawer drawer = nextDrawer();
        drawer.close();
    }
}
