package shop;

class Till {
  private static final String OPEN = "open";
  private final Clerks clerks;

  Till(Clerks clerks) {
    this.clerks = clerks;
  }

  Name name() {
    return clerks.first(OPEN);
  }
}
