interface Thermometer {
  int read();
}
