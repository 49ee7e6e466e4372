class Cash {
    abstract class Task {
        Printer printer;

        public void start() {
            run();
        }

        public void run() {
            try {
                execute();
            } catch (PaperException e) {
                log.error("no paper", e);
            } finally {
                close(printer);
            }
        }

        public abstract void execute();
    }
}
