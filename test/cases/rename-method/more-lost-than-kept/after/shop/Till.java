package shop;

class Till {
  private Label labelOfItemPrice(Shelf shelf, Item item) {
    Label label = shelf.labelOf(item);
    label.check(item);
    return label;
  }
}
