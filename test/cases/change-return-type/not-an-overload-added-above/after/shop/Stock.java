package shop;

class Stock {
  <T> List<T> all(Class<T> kind) {
    return things.of(kind);
  }

  long count(Day day) {
    return things.on(day).count();
  }

  int count() {
    return things.size();
  }
}
