package shop;

class Sorter {
  int sort(List<Item> items) {
    int n = 0;
    shelves:
    for (Shelf shelf : shelves) {
      for (Item item : items) {
        switch (item.kind()) {
          case FRESH:
            if (shelf.isFull()) continue shelves;
            n++;
            break;
          case FROZEN:
            n += freezer.put(item);
            break;
          default:
            break shelves;
        }
      }
    }
    return n;
  }
}
