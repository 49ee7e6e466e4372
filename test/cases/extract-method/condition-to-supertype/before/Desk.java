class Desk {
  String place;
}
