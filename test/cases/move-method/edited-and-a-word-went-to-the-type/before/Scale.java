class Scale {
  Load load;

  int readGrams() {
    Load load = this.load;
    if (load == null) {
      return 0;
    }
    int weight = load.weigh();
    Log.info("grams " + weight);
    return weight;
  }

  double readPounds() {
    Load load = this.load;
    return load == null ? 0.0 : load.weighOldStyle();
  }
}
