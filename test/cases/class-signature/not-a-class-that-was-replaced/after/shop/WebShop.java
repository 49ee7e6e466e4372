package shop;

class WebShop {
  private Cart cart;
  private Mailer mailer;

  void open() {
    mailer.send("We are open");
  }

  void order(Customer customer) {
    cart.send(customer);
  }

  void cancel(Order order) {
    cart.remove(order);
  }
}
