package shop;

class Paper {
  final int width;
  final String title;

  Paper(Display display, Basket basket) {
    width = display.width() * 2;
    title = basket.name().trim();
  }
}
