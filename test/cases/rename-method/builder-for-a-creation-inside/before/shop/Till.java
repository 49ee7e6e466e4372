package shop;

class Till {
  Receipt pay(Basket basket) {
    drawer.slide();
    return new Receipt(basket, clerk, today);
  }
}
