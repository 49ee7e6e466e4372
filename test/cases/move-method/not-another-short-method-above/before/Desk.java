abstract class Desk {
  String place;
}
