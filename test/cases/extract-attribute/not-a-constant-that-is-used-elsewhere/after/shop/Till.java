package shop;

class Till {
  private static final String NAME = "till";

  void open() {
    log.info("till", clerk);
  }

  String name() {
    return NAME;
  }
}
