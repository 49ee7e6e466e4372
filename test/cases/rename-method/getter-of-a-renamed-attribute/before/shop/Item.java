package shop;

class Item {
  private int cost;

  int cost() {
    return cost;
  }

  int tax() {
    return cost * 19 / 100;
  }
}
