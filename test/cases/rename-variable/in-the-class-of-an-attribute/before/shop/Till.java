package shop;

class Till {
  private final Task check = new Task() {
    void run() {
      Money m = drawer.count();
      ledger.compare(m);
    }
  };
}
