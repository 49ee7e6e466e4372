package shop;

class Basket {
  Receipt receipt() {
    List<String> lines = new ArrayList<>();
    for (Item item : items) lines.add(item.name());
    return new Receipt(lines);
  }
}
