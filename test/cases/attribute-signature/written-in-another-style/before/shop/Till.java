package shop;

class Till {
    private static final Time waitingTime = Time.seconds(5);
    private static final int limit = 7;

    boolean isFull() {
        return count() > limit;
    }
}
