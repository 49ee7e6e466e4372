class ShopTest {
    void open() {
        server = new Server("shop");
        server.start(catalogue.size());
    }

    void close() {
        server.stop("the test is over");
        server = null;
    }

    protected Config config(int port) {
        Config config = new Config();
        config.port = port;
        return config;
    }

    protected String folder() {
        String home = System.getProperty("user.dir");
        return home + "/src/test/resources/";
    }
}
