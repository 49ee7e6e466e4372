package shop;

class CashTill extends Till {
    private CashDrawer drawer;
    private int rest;

    void put(int more) {
        rest = rest + more;
        check(rest);
        tell(rest);
    }
}
