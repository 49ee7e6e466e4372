class TillTest extends ShopTest {
  void sells() {
    Till till = open(settings());
    till.sell("bread");
    check(till);
  }

  static Settings settings() {
    return ShopTest.settings(false).quiet(new Bell());
  }
}
