package shop;

class Ledger {
  private final Book book;
  private final Clock clock;

  Ledger(Book book, Clock clock) {
    this.book = book;
    this.clock = clock;
    book.open(clock.today());
  }

  int pages() {
    return book.pages();
  }
}
