package shop;

class Report {
  void write(Path path) {
    try (Writer out = open(path)) {
      for (Document document : documents) out.write(document.text());
    } catch (IOException e) {
      log.warn("no report", e);
    }
  }
}
