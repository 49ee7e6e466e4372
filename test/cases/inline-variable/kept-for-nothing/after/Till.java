class Till {
    void test(Drawer drawer) {
        assertEquals(0, drawer.size());
        assertTrue(drawer.read(coins, 4) > 3);
        assertEquals(4, drawer.size());
    }
}
