package shop;

class Report {
  void write(Path path) {
    try {
      Files.writeString(path, text());
    } catch (IOException | SecurityException e) {
      log.warn("no report", e);
    }
  }
}
