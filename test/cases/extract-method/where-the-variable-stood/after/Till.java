class Till extends Desk {
  void send(Basket basket, Line line) {
    Answer answer = line.send(basket, sendingOptions(line));
    print(answer);
  }
}
