class Data {
  String name;

  static Path external(Settings settings) {
    return new Path(read(settings, TABLE_KEY, EXTERNAL_TABLE));
  }
}
