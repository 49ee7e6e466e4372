package shop;

interface Dated {
  LocalDate date();
}
