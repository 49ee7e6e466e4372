package shop;

class Receipts {
  String title(Object document) {
    if (document instanceof Receipt r && r.isPaid()) return "Receipt " + r.number();
    return switch (document) {
      case Invoice i when i.isOpen() -> "Invoice " + i.number();
      default -> "Document";
    };
  }
}
