package shop;

class Press {
  private Ink ink;

  Receipt receipt(Basket content) {
    return new Receipt(content, ink);
  }
}
