class Till {
    void open() {
        this.reader = text -> {
            log.read(text);
            return receipts.parse(text);
        };
    }
}
