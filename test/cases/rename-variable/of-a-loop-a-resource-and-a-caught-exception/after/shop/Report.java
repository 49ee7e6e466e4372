package shop;

class Report {
  void write(Path path) {
    try (Writer out = open(path)) {
      for (Receipt receipt : receipts) out.write(receipt.text());
    } catch (IOException failure) {
      log.warn("no report", failure);
    }
  }
}
