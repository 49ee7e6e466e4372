package shop;

class PaperPrinter {
  public void print(Receipt receipt) {
    paper.write(receipt.text());
  }
}
