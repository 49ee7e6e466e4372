package shop;

class Till {
  void pay(Basket basket) {
    Account account = basket.customer().account();
    account.charge(basket.total());
    drawer.slide();
  }
}
