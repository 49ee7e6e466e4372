package shop;

import java.util.Map;

class Stock {
  private Map<Item, Integer> pieces;

  int count(Item item) {
    return pieces.get(item);
  }
}
