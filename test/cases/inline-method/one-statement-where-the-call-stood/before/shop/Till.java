package shop;

class Till {
  void pay(Basket basket, boolean isCard) {
    if (isCard) {
      settle(basket, clerk);
    } else {
      drawer.slide();
    }
  }

  private void settle(Basket basket, Clerk clerk) {
    boolean isLocked = hasLock(clerk);
    long patience = patienceOf(clerk, isLocked);
    locks.acquire(clerk, patience);
    ledger.book(basket.total(), clerk);
  }
}
