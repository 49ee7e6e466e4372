package shop;

class Till {
  private int opened;
  private Drawer drawer;

  void open() {
    opened++;
  }

  void pay(Basket basket) {
    drawer.put(basket.total());
  }

  int timesOpened() {
    return opened;
  }
}
