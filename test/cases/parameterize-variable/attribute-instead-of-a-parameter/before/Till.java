class Till {
    private Config settings;

    Printer printer(Config config) {
        return maker.printer(config, factory);
    }
}
