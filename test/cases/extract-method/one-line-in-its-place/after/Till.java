class Till {
  Wallet wallet;

  void update(Money value) {
    channel.setValue(value);
    Channels channels = wallet.channels();
    channels.updated(channel);
  }
}
