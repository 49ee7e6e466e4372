package shop;

class Till {
  List<Receipt> finish(Basket basket) {
    drawer.lock();
    return List.copyOf(receipts);
  }
}
