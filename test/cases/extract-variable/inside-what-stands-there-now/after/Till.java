class Till {
    void plan(Day day, boolean isLate) {
        ledger.open(day);
        int start = 500;
        slots.add(shifted(start, day));
        String label = isLate ? night : day.name();
        ledger.close(prefix(label), 0);
    }
}
