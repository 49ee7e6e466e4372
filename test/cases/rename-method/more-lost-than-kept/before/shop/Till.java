package shop;

class Till {
  private Money fetchItemPrice(Shelf shelf, Item item) {
    Label label = shelf.labelOf(item);
    label.check(item);
    Money price = archive.find(item);
    if (price == null) {
      price = scanner.scan(item);
      archive.keep(item, price);
      display.show(price);
    }
    return price;
  }
}
