class Till {
    void plan(Day day) {
        ledger.open(day);
        ledger.close(day.name());
    }
}
