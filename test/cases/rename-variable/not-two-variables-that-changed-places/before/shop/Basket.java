package shop;

class Basket {
  int tax(int rate) {
    int net = netTotal();
    int gross = grossTotal();
    return rate * (gross - net);
  }
}
