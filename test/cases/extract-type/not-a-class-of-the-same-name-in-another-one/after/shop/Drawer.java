package shop;

class Drawer {
  private int coins;

  static class Builder {
    void build(Order order) {
      drawer.open(order);
    }
  }
}
