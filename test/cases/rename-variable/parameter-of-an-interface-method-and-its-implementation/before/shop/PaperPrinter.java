package shop;

class PaperPrinter implements Printer {
  public void print(Receipt r) {
    paper.write(r.text());
    paper.cut();
  }
}
