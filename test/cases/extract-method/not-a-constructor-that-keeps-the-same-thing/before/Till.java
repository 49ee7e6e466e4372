class Till extends Furniture {
    Till(Drawer drawer) {
        this.drawer = drawer;
    }
}
