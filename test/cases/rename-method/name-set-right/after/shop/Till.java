package shop;

class Till {
  Money receiveMoney(Customer customer) {
    Card card = customer.card();
    bank.check(card);
    return bank.charge(card, total);
  }

  private void noteSale3(Item item) {
    printer.line(item).feed();
  }
}
