package shop;

import java.util.ArrayList;
import java.util.List;

class Basket {
  private final List<Item> items = new ArrayList<>();

  void add(Item item) {
    items.add(item);
  }
}
