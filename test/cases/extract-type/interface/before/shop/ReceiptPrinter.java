package shop;

class ReceiptPrinter {
  public void print(Receipt receipt) {
    paper.write(receipt.text());
    paper.cut();
  }
}
