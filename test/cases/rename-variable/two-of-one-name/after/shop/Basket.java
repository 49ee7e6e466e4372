package shop;

class Basket {
  void print(Printer printer) {
    for (int i = 0; i < items.size(); i++) printer.line(items.get(i).name());
    for (int k = 0; k < coupons.size(); k++) printer.line(coupons.get(k).code());
  }
}
