package shop;

class Till {
  void pay(Basket basket) {
    ledger.book(basket.total());
    drawer.slide();
    opened++;
    printer.print(basket);
  }

  void change(Note note) {
    drawer.slide();
    opened++;
    coins.take(note.value());
  }
}
