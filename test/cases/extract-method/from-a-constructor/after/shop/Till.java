package shop;

class Till {
  Till(Shop shop) {
    this.shop = shop;
    shop.tills().add(this);
    prepare();
  }

  private void prepare() {
    display.show("Welcome");
    drawer.lock();
  }
}
