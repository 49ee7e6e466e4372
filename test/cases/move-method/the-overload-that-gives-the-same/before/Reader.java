class Reader {
  static Object list(String text, Names names) {
    List<Object> found = new ArrayList<>();
    Name name = names.poll();
    while (name != null) {
      found.add(known(text, name));
      if (name.isLast()) {
        return found.toArray();
      }
      name = names.poll();
    }
    throw new Bad(text);
  }
}
