class Till {
    private Drawer drawer;

    int coins() {
        Drawer open = drawer;
        return open == null ? 0 : open.coins().size();
    }
}
