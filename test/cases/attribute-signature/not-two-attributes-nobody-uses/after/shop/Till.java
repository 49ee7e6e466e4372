package shop;

class Till {
  private int number;

  void open() {
    drawer.slide();
  }
}
