package shop;

class Till {
    private static final Duration WAITING_TIME = Duration.ofSeconds(5);
    private static final int LIMIT = 7;

    boolean isFull() {
        return count() > LIMIT;
    }
}
