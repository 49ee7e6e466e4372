package shop;

class MailPrinter implements Printer {
  public void print(Receipt receipt) {
    mail.send(receipt.text());
  }
}
