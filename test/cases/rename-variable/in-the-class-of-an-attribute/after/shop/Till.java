package shop;

class Till {
  private final Task check = new Task() {
    void run() {
      Money counted = drawer.count();
      ledger.compare(counted);
    }
  };
}
