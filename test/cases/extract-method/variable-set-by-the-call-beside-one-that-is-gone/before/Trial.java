class Trial {
  Path file;

  void start() {
    super.start();
    settings = createSettings();
    String place = Tools.placeOfTable(settings);
    file = new Path(place);
    size = settings.sizeOf(BLOCK, DEFAULT_SIZE);
    files.open(new Address(place), settings);
  }
}
