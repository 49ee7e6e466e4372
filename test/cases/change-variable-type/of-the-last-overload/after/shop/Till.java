package shop;

class Till {
  void enter(Money money) {
    ledger.add(money);
  }

  void enter(Money money, Moment moment, String note) {
    journal.write(new Line(moment, note), money);
  }
}
