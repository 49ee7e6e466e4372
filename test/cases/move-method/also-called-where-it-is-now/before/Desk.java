class Desk {
    void close() {
        journal().warn("closed", this);
        lamp.off();
    }
}
