class Strategies {
  static Strategy create(Sessions sessions, Root root) {
    Key key = sessions.keyOf(root);
    check(key);
    return new EntityStrategy(key, root.kind());
  }
}
