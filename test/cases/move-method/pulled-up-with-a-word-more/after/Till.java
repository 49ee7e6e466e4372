class Till extends Desk {
  int coins;
}
