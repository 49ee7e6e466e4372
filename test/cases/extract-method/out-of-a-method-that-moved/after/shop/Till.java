package shop;

class Till {
  private final Desk desk;
}
