package shop;

class Basket {
  int prices()[] {
    return prices.clone();
  }

  Map< Item , Integer > pieces() {
    return pieces;
  }
}
