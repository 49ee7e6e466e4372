class Till {
    private final Clock clock;
    private final boolean quiet;

    Till(Clock clock, boolean quiet, String name) {
        this.name = name;
        this.clock = clock;
        this.quiet = quiet;
    }
}
