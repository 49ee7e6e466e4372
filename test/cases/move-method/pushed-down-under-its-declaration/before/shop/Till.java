package shop;

class Till {
    int total(int price, int count) {
        int sum = price * count;
        book(sum);
        return sum;
    }
}
