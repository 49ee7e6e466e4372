package shop;

class Till {
  void verify(Basket basket) {
    if (!basket.isEmpty()) {
      alarm.on();
    }
  }
}
