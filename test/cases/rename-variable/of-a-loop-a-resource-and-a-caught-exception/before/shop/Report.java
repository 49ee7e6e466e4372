package shop;

class Report {
  void write(Path path) {
    try (Writer w = open(path)) {
      for (Receipt r : receipts) w.write(r.text());
    } catch (IOException e) {
      log.warn("no report", e);
    }
  }
}
