package shop;

interface Printer {
  boolean print(Receipt receipt);
}
