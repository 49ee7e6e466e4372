class Worker {
  int number;

  void stop(String reason) {
    log(reason);
    Process.kill(number);
  }
}
