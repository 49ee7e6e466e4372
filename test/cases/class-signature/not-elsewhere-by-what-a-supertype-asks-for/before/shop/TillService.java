package shop;

class TillService implements Service<Till> {
    private Till value;

    @Override
    public void start(Context context) {
        this.value = new Till(context.drawer());
    }

    @Override
    public void stop(Context context) {
        this.value = null;
    }

    @Override
    public Till getValue() {
        return this.value;
    }
}
