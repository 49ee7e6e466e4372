class Receipt {
  Basket basket;

  Receipt(Basket basket, Rules rules, boolean isCopy) {
    this.basket = basket;
  }

  static Receipt of(Basket basket) {
    return new Receipt(basket.checked(), Rules.usual(), false);
  }
}
