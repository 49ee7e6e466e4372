package shop;

class Ledger {
  private Archive archive;

  void keep(Basket basket) {
    log.info("kept");
    archive.put(this, basket);
  }
}
