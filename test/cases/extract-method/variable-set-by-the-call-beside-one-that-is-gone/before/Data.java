class Data {
  String name;
}
