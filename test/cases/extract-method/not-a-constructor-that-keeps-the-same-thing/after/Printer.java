class Printer extends Furniture {
    Printer(Drawer drawer) {
        this.drawer = drawer;
    }
}
