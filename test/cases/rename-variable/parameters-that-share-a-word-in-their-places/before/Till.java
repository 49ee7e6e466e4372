class Till {
    void book(Day day, Rate rate, long startId, long finishId) {
        log.open(day, rate);
        ledger.add(startId, finishId);
    }
}
