class WithServer {
    void open() {
        server = new Server("shop");
        server.start(catalogue.size());
    }

    void close() {
        server.stop("the test is over");
        server = null;
    }
}
