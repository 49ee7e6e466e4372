class Manager {
  Handler handler;

  static void kill(int number) {
    if (handler == null) {
      warn("not ready");
      Process.kill(number);
      return;
    }
    handler.send(number);
  }
}
