package shop;

class Till {
    void open() {
        class Slip {
            String item;
            Money price;

            String text() {
                return item + " for " + price;
            }
        }
        print(new Slip().text());
    }
}
