package shop;

class Basket {
  int total() {
    return lines.stream().mapToInt((Position line) -> line.price()).sum();
  }
}
