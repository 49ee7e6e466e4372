class Till {
  void open(Drawer drawer) {
    push(drawer);
  }
}
