class Store {
  Queue<Receipt> receipts;
}
