class Till {
    Entry book(Setup entry) {
        String name = entry.name();
        print(name);
        return ledger.add(name, entry.rate());
    }
}
