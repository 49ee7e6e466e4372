class Till {
    void plan(Day day, boolean isLate) {
        ledger.open(day);
        slots.add(Slot.at(500));
        ledger.close("till " + day.name(), 0);
    }
}
