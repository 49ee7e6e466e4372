package shop;

class TillTest {
  void pays() {
    till.pay(basket);
    assertBooked(basket, 3);
    till.close();
  }

  private void assertBooked(Basket basket, int entries) {
    assertThat(isBooked(basket, entries)).describedAs("all is booked").isTrue();
  }
}
