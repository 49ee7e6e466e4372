class Till {
    void open(Clerk clerk) {
        Drawer drawer = made(Drawer.class);
        drawer.unlock(clerk);
        drawer.count();
        greet(clerk);
    }
}
