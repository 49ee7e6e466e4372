package shop;

class Till {
  static class CashCheck {
    boolean isFull(Purse purse) {
      int found = purse.count();
      log.info("looked", found);
      return found > 9;
    }
  }

  static class PurseCheck {
    boolean isOpen(Purse purse) {
      int found = purse.count();
      log.info("opened", found);
      return found > 1;
    }
  }
}
