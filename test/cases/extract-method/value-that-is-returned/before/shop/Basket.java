package shop;

class Basket {
  Receipt receipt(Customer customer) {
    int sum = 0;
    for (Item item : items) sum += item.price();
    Receipt receipt = new Receipt(customer);
    receipt.total(sum);
    return receipt;
  }
}
