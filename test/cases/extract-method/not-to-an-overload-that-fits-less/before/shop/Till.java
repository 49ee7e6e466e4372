package shop;

class Till {
  private Printer printer;

  void pay(Basket basket, String note) {
    log.note(note, basket);
  }
}
