package shop;

class Till {
    private static final int LIMIT = 1000 * 100;
    private static final int FREE = 0;

    int total() {
        return count();
    }
}
