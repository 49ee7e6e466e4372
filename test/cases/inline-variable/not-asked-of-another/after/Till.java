class Till {
    void print(Settings settings) {
        page.open();
        print(page, defaults.get(Owner.PATH.last()));
        page.close();
    }
}
