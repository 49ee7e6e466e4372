package shop;

class Till {
  Money recieveMoney(Customer customer) {
    return customer.wallet().take(price);
  }

  private void noteSale2(Item item) {
    ledger.add(item.name(), item.price());
  }
}
