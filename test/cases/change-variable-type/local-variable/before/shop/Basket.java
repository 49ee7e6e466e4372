package shop;

class Basket {
  Receipt receipt() {
    ArrayList<String> lines = new ArrayList<>();
    for (Item item : items) lines.add(item.name());
    return new Receipt(lines);
  }
}
