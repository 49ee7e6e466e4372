class Trial {
  void sell() {
    String text = readText();
    Services services = install(text);
    services.run("sell");
  }
}
