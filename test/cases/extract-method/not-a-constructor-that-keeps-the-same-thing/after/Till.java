class Till extends Furniture {
    Till(Drawer drawer) {
        this.parts = new Printer(drawer);
    }
}
