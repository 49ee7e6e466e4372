package shop;

abstract class Till {
    abstract int total(int price, int count);
}
