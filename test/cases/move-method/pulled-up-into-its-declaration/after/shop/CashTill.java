package shop;

class CashTill extends Till {
    void open() {
    }
}
