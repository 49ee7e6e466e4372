package shop;

import java.util.List;

class Till {
  void payAll(List<Basket> baskets) {
    baskets.forEach(basket -> pay(basket));
  }

  private void pay(Basket basket) {
    Money total = basket.total();
    ledger.book(total);
    printer.print(basket);
  }
}
