package shop;

class Till {
  private int limit;

  int getLimit() {
    return limit;
  }

  void setLimit(int limit) {
    this.limit = limit;
  }

  boolean isFull(int pieces) {
    return pieces >= limit;
  }
}
