package shop;

class PaperLedger implements Ledger {
  private final Book book;
  private final Clock clock;

  PaperLedger(Book book, Clock clock) {
    this.book = book;
    this.clock = clock;
    book.open(clock.today());
  }

  @Override
  public int pages() {
    return book.pages();
  }
}
