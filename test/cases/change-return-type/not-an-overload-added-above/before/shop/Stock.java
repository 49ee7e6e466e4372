package shop;

class Stock {
  <T> List<T> all(Class<T> kind) {
    return things.of(kind);
  }

  int count() {
    return things.size();
  }
}
