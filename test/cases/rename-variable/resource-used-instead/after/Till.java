class Till {
    boolean answers(String host) throws IOException {
        try (SafeConnection connection = new SafeConnection()) {
            connection.connect(host);
            connection.send(HELLO);
            answer = connection.receive();
            return isHello(answer);
        }
    }
}
