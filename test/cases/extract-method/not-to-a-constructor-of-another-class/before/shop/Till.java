package shop;

class Till {
  void print(Basket basket) {
    int width = display.width() * 2;
    String title = basket.name().trim();
    printer.print(width, title);
  }
}
