class Till {
    void plan(Day day) {
        String label = day.name();
        ledger.open(day);
        ledger.close(day.name() + label);
    }
}
