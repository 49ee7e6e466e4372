class Till {
    int close(Box box) {
        long sum = box.count();
        box.check(sum);
        return (int) sum;
    }
}
