package shop;

import java.util.ArrayList;

class Basket {
  private final ArrayList<Item> items = new ArrayList<>();

  void add(Item item) {
    items.add(item);
  }
}
