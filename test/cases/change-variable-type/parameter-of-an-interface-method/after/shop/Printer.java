package shop;

interface Printer {
  void print(Document receipt);
}
