package shop;

class CashTill extends Till {
}
