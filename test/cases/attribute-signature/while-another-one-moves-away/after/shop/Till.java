package shop;

class Till {
    private Clerk clerk;
    private Drawer drawer;

    Till(Clerk clerk, Drawer drawer) {
        this.clerk = clerk;
        this.drawer = drawer;
    }
}
