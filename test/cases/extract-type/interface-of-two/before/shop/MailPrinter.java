package shop;

class MailPrinter {
  public void print(Receipt receipt) {
    mail.send(receipt.text());
  }
}
