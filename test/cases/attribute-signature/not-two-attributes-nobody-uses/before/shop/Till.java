package shop;

class Till {
  private int shelf;

  void open() {
    drawer.slide();
  }
}
