class Reader {
  Lists lists;
}
