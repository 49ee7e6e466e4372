package shop;

class Basket {
  private int net;

  int net() {
    return net;
  }

  String label() {
    StringBuilder text = new StringBuilder("net ");
    text.append(net);
    return text.toString();
  }
}
