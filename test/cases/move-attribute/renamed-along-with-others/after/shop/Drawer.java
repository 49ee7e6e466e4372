package shop;

class Drawer {
    private int coins;
    private Clerk dutyClerk;

    void put(int more) {
        coins = coins + more;
        check(coins);
        tell(coins);
    }
}
