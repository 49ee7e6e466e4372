package shop;

class Desk {
  private Tracer tracer;
}
