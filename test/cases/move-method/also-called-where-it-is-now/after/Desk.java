class Desk {
    void close() {
        warn("closed", this);
        lamp.off();
    }

    protected void warn(String message, Object... details) {
        journal().warn(prefix() + message, details);
    }
}
