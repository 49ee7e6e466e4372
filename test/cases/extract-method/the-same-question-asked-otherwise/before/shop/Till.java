package shop;

class TillTest {
  void pays() {
    till.pay(basket);
    assertTrue("all is booked", Ledgers.isBooked(basket, 3));
    till.close();
  }
}
