package shop;

class Till {
  Money listPrice(Item item) {
    return list.of(item).rounded();
  }

  Money price(Item item) {
    Money listed = listPrice(item);
    return bonus.reduce(listed);
  }
}
