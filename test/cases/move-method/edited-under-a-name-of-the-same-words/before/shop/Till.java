package shop;

class Till {
  private final Desk desk;

  void reportFailure(Failure failure, List<Label> labels) {
    Span span = tracer.start("failure");
    span.put("labels", labels);
    tracer.end(span);
  }
}
