package shop;

class Till {
    static class Slip {
        String item;
        Money price;

        String text() {
            return item + " for " + price;
        }
    }

    void open() {
        print(new Slip().text());
    }
}
