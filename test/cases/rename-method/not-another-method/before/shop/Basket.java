package shop;

class Basket {
  private int net;

  void open() {
    net = 0;
    Log.info("open");
  }

  int net() {
    return net;
  }
}
