abstract class Desk {
  String place;

  int size() {
    return Rules.of(place).perDay();
  }
}
