class Till {
    Clock clock;

    void start(int size) {
        Clock clock = new Clock(size, tick -> {
            log.tick(tick);
            count(tick);
        });
        clock.setQuiet(true);
        this.clock = clock;
    }
}
