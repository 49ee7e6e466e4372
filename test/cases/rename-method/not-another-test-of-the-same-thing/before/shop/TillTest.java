package shop;

class TillTest {
  @Test
  void testDrawerOpens() {
    Till till = new Till();
    till.start();
    till.open(drawer);
    assertTrue(drawer.isOpen());
    assertEquals(1, drawer.count());
  }
}
