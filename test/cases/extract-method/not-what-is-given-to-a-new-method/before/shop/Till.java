package shop;

class Till {
  private Printer printer = new Printer(paper, ink);

  Till(Paper paper, Ink ink) {
    this.printer = new Printer(paper, ink);
  }
}
