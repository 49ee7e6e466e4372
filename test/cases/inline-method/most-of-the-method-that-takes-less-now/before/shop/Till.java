package shop;

class Till {
  Receipt pay(Payment payment, Reason reason, Desk desk) {
    if (!payment.isCash()) {
      throw new IllegalStateException(payment.name());
    }
    Cash cash = (Cash) payment;
    return pay(cash, reason, desk);
  }

  Receipt pay(Cash cash, Reason reason, Desk desk) {
    Money total = desk.total(cash);
    ledger.book(total);
    drawer.put(cash, reason);
    display.show(total);
    return new Receipt(desk, total);
  }
}
