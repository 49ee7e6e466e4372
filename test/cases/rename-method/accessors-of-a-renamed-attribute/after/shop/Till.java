package shop;

class Till {
  private int capacity;

  int getCapacity() {
    return capacity;
  }

  void setCapacity(int capacity) {
    this.capacity = capacity;
  }

  boolean isFull(int pieces) {
    return pieces >= capacity;
  }
}
