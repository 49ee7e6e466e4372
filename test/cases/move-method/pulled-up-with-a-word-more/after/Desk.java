abstract class Desk {
  String place;

  int dailyCoinLimit() {
    return Rules.of(place).perDay();
  }
}
