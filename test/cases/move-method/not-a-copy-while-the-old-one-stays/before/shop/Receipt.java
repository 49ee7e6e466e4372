package shop;

class Receipt {
  private Till till;
}
