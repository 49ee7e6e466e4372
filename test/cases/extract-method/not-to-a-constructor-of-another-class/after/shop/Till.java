package shop;

class Till {
  void print(Basket basket) {
    Paper paper = new Paper(display, basket);
    printer.print(paper.width, paper.title);
  }
}
