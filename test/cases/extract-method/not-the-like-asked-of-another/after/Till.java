class Till {
  Store store;

  void print(Paper paper) {
    store.start();
    while (store.isOpen()) {
      Receipt receipt = store.nextReceipt();
      paper.write(receipt);
    }
  }
}
