class Till {
    void open() {
        this.reader = line -> receipts.parse(line);
    }
}
