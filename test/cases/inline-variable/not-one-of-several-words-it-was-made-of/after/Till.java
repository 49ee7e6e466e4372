class Till {
    void send(Request request) {
        net.send(request, null, timeout);
    }
}
