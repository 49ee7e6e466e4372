package pool;

class WorkerPoolBuilder implements Service<Pool> {
    private Pool value;

    @Override
    public void start(Context context) {
        this.value = Pools.cached(context.size());
    }

    @Override
    public void stop(Context context) {
        this.value.shutdown();
        this.value = null;
    }

    @Override
    public Pool getValue() {
        return this.value;
    }
}
