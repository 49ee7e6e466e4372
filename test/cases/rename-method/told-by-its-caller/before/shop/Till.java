package shop;

class Till {
  void close(Drawer drawer) {
    Money counted = drawer.count();
    note(counted);
    drawer.lock();
  }

  private void note(Money money) {
    System.out.println("counted " + money);
  }
}
