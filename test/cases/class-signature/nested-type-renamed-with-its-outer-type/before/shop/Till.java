package shop;

class Till {
    private final TillDrawer drawer = new TillDrawer();

    void pay(int price) {
        drawer.put(price);
    }

    static class TillDrawer {
        private int content;

        void put(int coins) {
            content += coins;
        }
    }
}
