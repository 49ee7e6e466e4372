package shop;

interface Printer {
  void out(Receipt receipt);
}
