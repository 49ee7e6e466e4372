package shop;

class Basket {
  int total() {
    return lines.stream().mapToInt((Line line) -> line.price()).sum();
  }
}
