interface Scale {
  int readGrams();
}
