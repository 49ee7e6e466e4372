class Receipt {
  Basket basket;

  Receipt(Basket basket, boolean isCopy) {
    this.basket = basket;
  }
}
