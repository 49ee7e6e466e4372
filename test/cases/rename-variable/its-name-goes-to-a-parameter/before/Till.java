class Till {
    Entry book(Setup setup) {
        String entry = setup.name();
        print(entry);
        return ledger.add(entry, setup.rate());
    }
}
