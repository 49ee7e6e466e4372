package shop;

class Desk {
    private final DeskDrawer drawer = new DeskDrawer();

    void pay(int price) {
        drawer.put(price);
    }

    static class DeskDrawer {
        private int content;

        void put(int coins) {
            content += coins;
        }
    }
}
