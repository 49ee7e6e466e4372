class Channels {
  Wallet owner;

  void updated(Channel channel) {
    log.info("updated", channel.hashCode());
    owner.addOrUpdate(this);
  }
}
