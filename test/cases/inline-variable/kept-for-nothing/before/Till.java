class Till {
    void test(Drawer drawer) {
        assertEquals(0, drawer.size());
        int unused = drawer.read(coins, 4);
        assertEquals(4, drawer.size());
    }
}
