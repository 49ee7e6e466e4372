package shop;

class Till {
  void enter(Money money) {
    ledger.add(money);
  }

  void enter(Money money, Day day, String note) {
    ledger.at(day).add(money, note);
  }
}
