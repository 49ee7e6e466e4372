package shop;

import java.util.List;

class Till {
  void pay(List<Basket> baskets) {
    for (Basket basket : baskets) ledger.book(basket.total());
    drawer.slide();
  }
}
