package shop;

class Till {
    private Drawer drawer;
    private int coins;
    private Clerk clerkOnDuty;

    void put(int more) {
        coins = coins + more;
        check(coins);
        tell(coins);
    }
}
