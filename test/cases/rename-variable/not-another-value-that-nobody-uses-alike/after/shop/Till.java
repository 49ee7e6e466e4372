package shop;

class Till {
  void close() {
    lock();
    Printer printer = new Printer();
    printer.print(receipt);
    unlock();
  }
}
