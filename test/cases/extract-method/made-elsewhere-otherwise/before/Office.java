class Office {
  Rules rules;
}
