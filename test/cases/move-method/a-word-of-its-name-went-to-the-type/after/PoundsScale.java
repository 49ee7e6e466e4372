interface PoundsScale {
  double read();
}
