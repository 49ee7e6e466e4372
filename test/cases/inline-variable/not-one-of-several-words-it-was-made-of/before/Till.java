class Till {
    void send(Request request) {
        Reader<Void> reader = new Reader<Void>(request, null);
        net.send(request, reader, timeout);
    }
}
