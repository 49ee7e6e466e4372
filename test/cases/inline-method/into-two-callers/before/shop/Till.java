package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    open();
  }

  void change(Note note) {
    open();
    coins.take(note.value());
  }

  private void open() {
    drawer.slide();
    opened++;
  }
}
