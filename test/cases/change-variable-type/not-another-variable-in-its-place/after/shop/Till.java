package shop;

class Till {
  void close() {
    drawer.lock();
    Report report = ledger.today();
    printer.print(report);
  }
}
