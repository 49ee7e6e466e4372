class Till {
    void pay(Drawer drawer, Money due, Change none) {
        Change change = drawer.changeFor(due);
        log.give(change);
    }
}
