package shop;

class Watch {
  static Printer over(Printer printer) {
    return new WatchedPrinter(printer, clock());
  }
}
