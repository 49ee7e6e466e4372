package shop;

class Report {
  void write(Path path) {
    try (FileWriter out = open(path)) {
      for (Receipt document : documents) out.write(document.text());
    } catch (FileNotFoundException e) {
      log.warn("no report", e);
    }
  }
}
