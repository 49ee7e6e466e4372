class Till {
    void open(Clerk clerk) {
        clerk.sit(places.find(pick(clerk)));
    }

    private String pick(Clerk clerk) {
        int id = counter.next(clerk);
        if (names[id] == null) {
            names[id] = "new";
        }
        return names[id];
    }
}
