package shop;

class Till {
  List<Receipt> close(Basket basket) {
    drawer.lock();
    return receipts;
  }
}
