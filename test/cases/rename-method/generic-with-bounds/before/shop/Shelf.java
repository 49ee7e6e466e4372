package shop;

class Shelf<T extends Item & Comparable<T>> {
  <K extends Comparable<? super K>> Optional<T> first(Function<? super T, ? extends K> key) {
    List<T> sorted = new ArrayList<>(items);
    sorted.sort(Comparator.comparing(key));
    return sorted.stream().findFirst();
  }
}
