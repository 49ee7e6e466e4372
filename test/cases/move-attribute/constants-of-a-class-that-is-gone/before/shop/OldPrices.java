package shop;

class OldPrices {
    static final int LIMIT = 1000 * 100;
    static final int FREE = 0;
}
