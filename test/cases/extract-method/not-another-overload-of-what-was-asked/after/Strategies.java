class Strategies {
  static Strategy create(Entity entity) {
    return create(entity.root(), Tools.kindOf(entity));
  }

  private static Strategy create(Base base, Kind kind) {
    Reader reader = Readers.of(base, kind);
    return new LoadedStrategy(reader);
  }
}
