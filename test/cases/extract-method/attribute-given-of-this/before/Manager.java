class Manager {
  Handler handler;
}
