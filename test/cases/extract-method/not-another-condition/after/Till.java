class Till {
  void print(Paper paper, List<String> names, String secret) {
    for (String name : names) {
      if (!isKnown(name)) {
        paper.write(name);
      }
    }
  }

  boolean isKnown(String name) {
    if (known.contains(name)) return true;
    return false;
  }
}
