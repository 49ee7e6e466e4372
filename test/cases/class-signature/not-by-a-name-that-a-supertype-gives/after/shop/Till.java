package shop;

class Till {
  static class Nothing implements Runnable {
    public void evaluate() {
    }
  }
}
