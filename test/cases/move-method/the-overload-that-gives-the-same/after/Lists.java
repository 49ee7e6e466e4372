class Lists {
  static Object list(String text, Node node) {
    List<Object> found = new ArrayList<>();
    for (Name name : node.names()) {
      found.add(known(text, name));
    }
    return found.toArray();
  }

  static List<Name> list(String text, Names names, String end) {
    List<Name> found = new ArrayList<>();
    Name name = names.poll();
    while (name != null) {
      found.add(name);
      if (name.is(end)) {
        return found;
      }
      name = names.poll();
    }
    throw new Bad(text);
  }
}
