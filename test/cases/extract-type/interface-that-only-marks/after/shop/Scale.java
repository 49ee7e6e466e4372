package shop;

class Scale implements Calibrated {
  int weigh(Item item) {
    return plate.weightOf(item) - tare;
  }
}
