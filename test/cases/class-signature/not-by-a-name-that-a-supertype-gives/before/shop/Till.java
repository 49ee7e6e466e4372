package shop;

class Till {
  static class Counter implements Runnable {
    private int count;

    public void evaluate() {
      while (true) {
        pause(10);
        ++count;
      }
    }
  }
}
