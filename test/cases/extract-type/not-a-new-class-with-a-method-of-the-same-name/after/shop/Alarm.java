package shop;

class Alarm {
  void notify(String text) {
    while (!siren.isLoud()) siren.louder();
    guard.call();
    log.add(text);
  }
}
