package shop;

class Till {
    protected Drawer drawer;
    protected int rest;

    void put(int more) {
        rest = rest + more;
        check(rest);
        tell(rest);
    }
}
