class Till {
    void test() {
        till.link(state, 2, 3);
        verify(till).link(state, 2, 3);
    }
}
