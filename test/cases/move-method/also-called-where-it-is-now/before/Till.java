class Till extends Desk {
    protected void warn(String message, Object... details) {
        journal().warn(prefix() + message, details);
    }
}
