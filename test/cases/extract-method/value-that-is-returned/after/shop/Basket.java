package shop;

class Basket {
  Receipt receipt(Customer customer) {
    int sum = total();
    Receipt receipt = new Receipt(customer);
    receipt.total(sum);
    return receipt;
  }

  private int total() {
    int sum = 0;
    for (Item item : items) sum += item.price();
    return sum;
  }
}
