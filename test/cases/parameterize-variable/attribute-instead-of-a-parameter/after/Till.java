class Till {
    private Config settings;

    Printer printer() {
        return maker.printer(settings, factory);
    }
}
