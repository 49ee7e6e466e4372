class Till {
    void open(Clerk clerk) {
        Journal journal = made(Journal.class);
        if (journal.isFull()) {
            print(journal);
        }
        greet(clerk);
    }
}
