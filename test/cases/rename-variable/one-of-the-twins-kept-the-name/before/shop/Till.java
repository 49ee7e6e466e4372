package shop;

class Till extends Desk {
    int close(Basket basket) {
        int coins = drawer.count();
        ledger.note(basket.id(), coins);
        ledger.flush(basket.clerk(), coins);
        return coins * rate;
    }
}
