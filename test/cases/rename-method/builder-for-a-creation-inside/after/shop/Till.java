package shop;

class Till {
  Receipt checkOut(Basket basket) {
    drawer.slide();
    return new Receipt.Builder().basket(basket).clerk(clerk).day(today).build();
  }
}
