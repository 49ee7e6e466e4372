package shop;

class Till {
  Receipt pay(Payment payment, Desk desk) {
    if (!payment.isCash()) {
      throw new IllegalStateException(payment.name());
    }
    Cash cash = (Cash) payment;
    Reason reason = desk.reason();
    Money total = desk.total(cash);
    ledger.book(total);
    drawer.put(cash, reason);
    display.show(total);
    return new Receipt(desk, total);
  }
}
