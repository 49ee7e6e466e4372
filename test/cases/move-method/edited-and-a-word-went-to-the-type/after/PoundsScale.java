class PoundsScale {
  Supplier<Box> boxes;

  double read() {
    return boxes.get().measure(POUNDS);
  }
}
