package shop;

class Basket {
  int tax(int rate) {
    int gross = grossTotal();
    int net = netTotal();
    return rate * (gross - net);
  }
}
