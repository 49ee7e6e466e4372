class Till {
    void pay(Drawer drawer, Money due, Change none) {
        log.give(none);
        if (isLate()) {
            print(drawer.changeFor(due), due);
        }
    }
}
