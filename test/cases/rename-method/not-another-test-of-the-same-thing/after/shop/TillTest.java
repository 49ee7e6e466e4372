package shop;

class TillTest {
  @Test
  void testLampShines() {
    Till till = new Till();
    till.start();
  }
}
