package shop;

class Till {
  void check(Basket basket) {
    if (basket.isEmpty()) {
      alarm.on();
    }
  }
}
