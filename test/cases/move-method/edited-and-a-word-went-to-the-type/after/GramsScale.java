class GramsScale {
  Supplier<Box> boxes;

  int read() {
    Box load = boxes.get();
    if (load == null) {
      return 0;
    }
    int weight = load.measure(GRAMS);
    return weight;
  }
}
