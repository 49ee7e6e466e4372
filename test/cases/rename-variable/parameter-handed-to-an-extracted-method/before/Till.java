class Till {
    void limit(int maxLength) {
        log.note("limit", maxLength);
        this.rest = maxLength - used;
    }
}
