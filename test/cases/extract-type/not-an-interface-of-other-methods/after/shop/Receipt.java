package shop;

class Receipt implements Dated {
  String text() {
    return String.join("\n", lines);
  }

  public LocalDate date() {
    return day;
  }
}
