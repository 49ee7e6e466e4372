class Support {
    public static Config config(int port) {
        Config config = new Config();
        config.port = port;
        return config;
    }

    public static String folder() {
        String home = System.getProperty("user.dir");
        return home + "/src/test/resources/";
    }
}
