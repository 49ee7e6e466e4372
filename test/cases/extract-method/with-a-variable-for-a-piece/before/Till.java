class Till {
    void open(Drawer drawer) {
        if (drawer.isStuck()) {
            throw new TillException("cannot open " + drawer + ". Please call the clerk.", drawer);
        }
        drawer.slide();
    }
}
