package shop;

class Basket {
  void print(Printer printer) {
    for (int i = 0; i < items.size(); i++) printer.line(items.get(i).name());
    for (int i = 0; i < coupons.size(); i++) printer.line(coupons.get(i).code());
  }
}
