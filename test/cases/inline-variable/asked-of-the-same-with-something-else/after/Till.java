class Till {
    void print(Settings settings) {
        page.open();
        print(page, settings.get(Owner.PATH.last()));
        page.close();
    }
}
