package shop;

interface Log {
    void sold(int price);

    String noMoney(int price);

    String drawerOpen(String name);
}
