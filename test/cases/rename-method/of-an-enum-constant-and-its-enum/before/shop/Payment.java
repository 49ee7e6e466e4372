package shop;

enum Payment {
  CASH {
    @Override
    void finish(Drawer drawer) {
      drawer.slide();
      drawer.count();
    }
  };

  abstract void finish(Drawer drawer);
}
