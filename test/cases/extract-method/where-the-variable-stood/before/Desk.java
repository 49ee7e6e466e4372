class Desk {
  Settings settings;
}
