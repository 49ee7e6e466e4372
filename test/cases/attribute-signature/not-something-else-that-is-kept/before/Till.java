class Till {
    private final Place[] places;

    Till(String name, Place[] places) {
        this.name = name;
        this.places = places;
    }
}
