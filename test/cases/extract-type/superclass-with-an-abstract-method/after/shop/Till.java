package shop;

class Till extends Desk {
  @Override
  String title() {
    return "Till " + number;
  }
}
