package shop;

class Office {
  private Press press;

  Press press() {
    return press;
  }
}
