class Till {
    void test() {
        Node from = nodes.at(2);
        Node to = nodes.at(3);
        till.link(state, from, to);
        verify(till).link(state, from, to);
    }
}
