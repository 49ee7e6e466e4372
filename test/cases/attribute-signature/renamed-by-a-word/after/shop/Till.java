package shop;

class Till {
    private Policy roundingPolicy;
    private static final int LIMIT = 5;

    int limit() {
        return LIMIT;
    }
}
