class Till {
    @Deprecated
    void limit(int maxSize) {
        setMaxSize(maxSize);
    }

    void setMaxSize(int maxSize) {
        log.note("limit", maxSize);
        this.rest = maxSize - used;
    }
}
