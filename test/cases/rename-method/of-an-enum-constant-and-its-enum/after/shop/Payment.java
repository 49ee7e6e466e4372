package shop;

enum Payment {
  CASH {
    @Override
    void close(Drawer drawer) {
      drawer.slide();
      drawer.count();
    }
  };

  abstract void close(Drawer drawer);
}
