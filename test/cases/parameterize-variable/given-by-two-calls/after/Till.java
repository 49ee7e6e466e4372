class Till {
  void close(Customer customer) {
    Money coins = customer.coins();
    keep(coins);
    print(customer);
    Money notes = customer.notes();
    keep(notes);
    lock();
  }

  private void keep(Money money) {
    drawer.drop(money, day);
  }
}
