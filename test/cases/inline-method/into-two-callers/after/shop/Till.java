package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    drawer.slide();
    opened++;
  }

  void change(Note note) {
    drawer.slide();
    opened++;
    coins.take(note.value());
  }
}
