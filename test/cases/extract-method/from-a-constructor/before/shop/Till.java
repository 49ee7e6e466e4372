package shop;

class Till {
  Till(Shop shop) {
    this.shop = shop;
    shop.tills().add(this);
    display.show("Welcome");
    drawer.lock();
  }
}
