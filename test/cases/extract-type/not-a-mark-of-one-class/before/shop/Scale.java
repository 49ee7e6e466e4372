package shop;

class Scale {
  int weigh(Item item) {
    return plate.weightOf(item) - tare;
  }
}
