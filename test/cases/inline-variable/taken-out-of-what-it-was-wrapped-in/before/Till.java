class Till {
    void send(Request request) {
        Reader<Void> reader = new Reader<Void>(null);
        net.send(request, reader, timeout);
    }
}
