class Till {
    Receipt find(Number number) {
        log.search(number);
        Receipt found = receipts.find(number);
        if (found == null) {
            throw new Missing(number);
        }
        return stamp(found);
    }
}
