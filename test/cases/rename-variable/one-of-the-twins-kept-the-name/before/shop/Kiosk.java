package shop;

class Kiosk extends Desk {
    int close(Basket basket) {
        int money = drawer.count();
        ledger.note(basket.id(), money);
        ledger.flush(basket.clerk(), money);
        return money * rate;
    }
}
