package shop;

class Till {
  void pay(Money money) {
    display.show(Texts.euros(money));
  }
}
