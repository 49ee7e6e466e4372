package shop;

import java.util.List;

class Till {
  void payAll(List<Basket> baskets) {
    baskets.forEach(basket -> {
      Money total = basket.total();
      ledger.book(total);
      printer.print(basket);
    });
  }
}
