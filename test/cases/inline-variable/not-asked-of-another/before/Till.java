class Till {
    void print(Settings settings) {
        page.open();
        Field owner = settings.get(Keys.OWNER, Keys.OWNER_NAME);
        this.print(page, owner, Form.LONG);
        page.close();
    }
}
