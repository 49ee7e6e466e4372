class Till {
    private Drawer drawer;

    int coins() {
        return drawer.coins().size();
    }
}
