class Till {
  void close(Customer customer) {
    Money coins = customer.coins();
    drawer.drop(coins, day);
    print(customer);
    Money notes = customer.notes();
    drawer.drop(notes, day);
    lock();
  }
}
