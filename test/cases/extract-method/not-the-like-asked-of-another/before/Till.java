class Till {
  Store store;

  void print(Paper paper) {
    Queue<Integer> numbers = new Queue<>(store.numbers());
    while (!numbers.isEmpty()) {
      Integer number = numbers.poll();
      paper.write(store.receiptOf(number));
    }
  }
}
