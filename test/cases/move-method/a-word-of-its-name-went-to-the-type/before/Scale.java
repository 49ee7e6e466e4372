interface Scale {
  int readGrams();

  double readPounds();
}
