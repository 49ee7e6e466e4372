package shop;

class Press {
  private Ink ink;
}
