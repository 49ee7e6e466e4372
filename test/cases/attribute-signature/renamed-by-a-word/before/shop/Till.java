package shop;

class Till {
    private Policy policy;
    private static final int LIMIT = 5;

    int limit() {
        return LIMIT;
    }
}
