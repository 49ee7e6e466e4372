package shop;

class Till {
  private Label lookUp(Shelf shelf, Item item) {
    Label label = shelf.labelOf(item);
    label.check(item);
    return label;
  }
}
