class Till {
  void print(Paper paper, List<String> names, String secret) {
    for (String name : names) {
      if (!secret.equalsIgnoreCase(name)) {
        paper.write(name);
      }
    }
  }
}
