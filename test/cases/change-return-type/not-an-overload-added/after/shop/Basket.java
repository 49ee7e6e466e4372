package shop;

class Basket {
  int total() {
    return gross;
  }

  Money total(Currency currency) {
    return currency.of(gross);
  }
}
