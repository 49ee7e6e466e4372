package shop;

class Sorter {
  int sort(List<Item> items) {
    int sorted = 0;
    shelves:
    for (Shelf shelf : shelves) {
      for (Item item : items) {
        switch (item.kind()) {
          case FRESH:
            if (shelf.isFull()) continue shelves;
            sorted++;
            break;
          case FROZEN:
            sorted += freezer.put(item);
            break;
          default:
            break shelves;
        }
      }
    }
    return sorted;
  }
}
