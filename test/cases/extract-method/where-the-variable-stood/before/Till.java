class Till extends Desk {
  void send(Basket basket, Line line) {
    Options options = line.optionsFor(Mode.WAIT).build();
    Answer answer = line.send(basket, options);
    print(answer);
  }
}
