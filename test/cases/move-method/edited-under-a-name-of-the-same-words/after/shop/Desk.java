package shop;

class Desk {
  private Tracer tracer;

  void reportDeskFailure(Failure failure, List<Label> labels, long time) {
    Span span = tracer.start("failure");
    span.put("labels", labels);
    span.put("time", time);
    span.put("name", failure.name());
    tracer.end(span);
  }
}
