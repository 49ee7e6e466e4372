package shop;

interface Messages {
    String noMoney(int price);

    String drawerOpen(String name);
}
