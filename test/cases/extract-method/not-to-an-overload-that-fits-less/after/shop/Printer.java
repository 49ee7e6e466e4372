package shop;

class Printer {
  void print(String text, Basket basket) {
    paper.add(text);
    paper.cut();
  }

  void print(Picture picture, Basket basket) {
    log.note(picture, basket);
  }
}
