class Till extends Desk {
  int coins;

  int coinLimit() {
    return coins * 2;
  }
}
