package shop;

interface Log {
    void sold(int price);
}
