class Desk {
  Settings settings;

  Options sendingOptions(Line line) {
    return settings.isWaiting() ? line.optionsFor(Mode.WAIT).build() : line.usualOptions();
  }
}
