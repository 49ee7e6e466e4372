class Till {
    int close(Box box) {
        long exact = box.count();
        box.check(exact);
        int sum = round(box);
        print(sum);
        return (int) exact;
    }
}
