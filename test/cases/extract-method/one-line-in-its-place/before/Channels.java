class Channels {
  Wallet owner;
}
