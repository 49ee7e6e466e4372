class Till {
    Answer send(Request request) {
        JsonHandler<Answer> handler = new JsonHandler<Answer>(reader);
        return client.invoke(request, handler, context);
    }
}
