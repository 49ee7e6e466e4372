class Till {
    void open(Drawer drawer) {
        if (drawer.isStuck()) {
            throw stuck("cannot open " + drawer, drawer);
        }
        drawer.slide();
    }

    private TillException stuck(String message, Drawer drawer) {
        String help = "Please call the clerk.";
        return new TillException(message + ". " + help, drawer);
    }
}
