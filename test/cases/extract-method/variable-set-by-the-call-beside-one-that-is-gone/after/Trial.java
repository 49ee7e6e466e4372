class Trial {
  Path file;

  void start() {
    super.start();
    settings = createSettings();
    file = Data.external(settings);
    size = settings.sizeOf(BLOCK, DEFAULT_SIZE);
    files = Files.of(file.toAddress(), settings);
  }
}
