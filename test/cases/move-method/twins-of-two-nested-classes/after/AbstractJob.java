public abstract class AbstractJob {
    protected Printer printer;
    protected Till till;

    public void setTill(Till till) {
        this.till = till;
    }

    public void start() {
        run();
    }

    public void run() {
        try {
            execute();
        } catch (PaperException e) {
            log.error("no paper", e);
        } finally {
            till.close(printer);
        }
    }

    public abstract void execute();
}
