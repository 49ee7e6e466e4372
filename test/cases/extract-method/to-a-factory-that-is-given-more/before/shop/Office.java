package shop;

class Office {
  Press press() {
    return press;
  }
}
