interface GramsScale {
  int read();
}
