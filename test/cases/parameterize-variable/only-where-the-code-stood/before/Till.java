class Till {
  void close(Customer customer) {
    Money coins = customer.coins();
    drawer.drop(coins, day);
    print(customer);
    Money notes = customer.notes();
    count(notes);
    lock();
  }
}
