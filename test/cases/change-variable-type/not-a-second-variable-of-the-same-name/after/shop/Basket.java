package shop;

class Basket {
  int total() {
    int total = 0;
    for (int i = 0; i < items.size(); i++) total += items.get(i).price();
    for (long i = coupons.first(); i > 0; i = coupons.after(i)) total -= coupons.value(i);
    return total;
  }
}
