package shop;

class Receipts {
  String title(Object document) {
    if (document instanceof Receipt receipt && receipt.isPaid()) return "Receipt " + receipt.number();
    return switch (document) {
      case Invoice invoice when invoice.isOpen() -> "Invoice " + invoice.number();
      default -> "Document";
    };
  }
}
