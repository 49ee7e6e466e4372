package shop;

class PaperPrinter implements Printer {
  public void print(Receipt receipt) {
    paper.write(receipt.text());
  }
}
