class Till {
    boolean answers(String host) throws IOException {
        try (Line line = new Line()) {
            line.connect(host);
            Output out = line.output();
            out.write(HELLO);
            Input in = line.input();
            in.read(answer);
            return isHello(answer);
        }
    }
}
