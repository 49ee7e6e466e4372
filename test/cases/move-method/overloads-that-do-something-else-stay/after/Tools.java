class Tools {
  Prices prices;
}
