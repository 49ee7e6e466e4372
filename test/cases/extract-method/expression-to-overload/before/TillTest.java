class TillTest extends ShopTest {
  void sells() {
    Till till = open(settings(false));
    till.sell("bread");
    check(till);
  }
}
