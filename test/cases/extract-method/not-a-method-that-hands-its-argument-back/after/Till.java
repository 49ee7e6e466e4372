class Till {
  void open(Drawer drawer) {
    push(checked(drawer));
  }

  private Drawer checked(Drawer drawer) {
    if (drawer == null) {
      throw new IllegalStateException();
    }
    return drawer;
  }
}
