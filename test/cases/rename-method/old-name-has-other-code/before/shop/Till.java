package shop;

class Till {
  Money price(Item item) {
    return list.of(item).rounded();
  }
}
