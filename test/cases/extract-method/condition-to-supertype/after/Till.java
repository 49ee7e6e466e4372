class Till extends Desk {
  void print(Paper paper, List<String> names, String[] secrets) {
    for (String name : names) {
      if (!isSecret(name, secrets)) {
        paper.write(name);
      }
    }
  }
}
