package shop;

class PaperPrinter implements Printer {
  public void out(Receipt receipt) {
    paper.write(receipt.text());
    paper.cut();
  }
}
