class Till {
    double read(Object thing) {
        log.read();
        Scale found = (Scale) thing;
        throw new Unreadable(found);
    }
}
