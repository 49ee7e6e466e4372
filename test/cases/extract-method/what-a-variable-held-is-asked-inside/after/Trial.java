class Trial {
  void sell() {
    Services services = buildServices();
    services.run("sell");
  }

  Services buildServices() {
    return builder(Mode.FULL).withText(this.readText()).build();
  }
}
