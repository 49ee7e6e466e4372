class Store {
  Queue<Receipt> receipts;

  Receipt nextReceipt() {
    return receipts.poll();
  }
}
