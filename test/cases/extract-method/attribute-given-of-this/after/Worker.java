class Worker {
  int number;

  void stop(String reason) {
    log(reason);
    Manager.kill(this.number);
  }
}
