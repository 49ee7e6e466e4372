class Till {
    void open(Clerk clerk) {
        Place place = places.find(names[counter.next(clerk)]);
        clerk.sit(place);
    }
}
