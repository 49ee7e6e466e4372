class Till {
    void book(Day day, Rate rate, Entry startEntry, Entry finishEntry) {
        log.open(day, rate);
        if (startEntry.isOpen()) {
            sheet.put(startEntry.number() + finishEntry.number());
        }
    }
}
