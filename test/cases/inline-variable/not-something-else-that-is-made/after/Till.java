class Till {
    Answer send(Request request) {
        return client.invoke(request, new AnswerJsonReader(), context);
    }
}
