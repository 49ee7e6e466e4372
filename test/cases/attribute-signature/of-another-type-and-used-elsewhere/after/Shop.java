class Drawer {
    Money rest;
}

class Till {
    void close(Drawer drawer) {
        print(drawer.rest);
        drawer.rest = null;
    }
}
