class Drawer {
    Coin last;
}

class Till {
    void close(Drawer drawer) {
        print(drawer.last);
        drawer.last = null;
    }
}
