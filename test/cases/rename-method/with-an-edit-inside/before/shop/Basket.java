package shop;

import java.util.List;

class Basket {
  private List<Item> items;

  int sum(boolean withTax) {
    int gross = 0;
    for (Item item : items) {
      gross += item.price();
    }
    return withTax ? gross * 119 / 100 : gross;
  }

  int count() {
    return items.size();
  }
}
