class Till {
    Receipt find(Number number) {
        log.search(number);
        Optional<Receipt> maybe = archive.lookUp(number);
        if (!maybe.isPresent()) {
            throw new Missing(number);
        }
        return stamp(maybe.get());
    }
}
