package shop;

class Till {
  Money listPrice(Item item) {
    return list.of(item).rounded();
  }

  Money price(Item item) {
    Code code = scanner.read();
    return bonus.reduce(code);
  }
}
