class Office {
  Rules rules;

  Receipt receiptOf(Basket basket) {
    return new Receipt(rules, basket, this);
  }
}
