package shop;

interface Printer {
  void print(Receipt receipt);
}
