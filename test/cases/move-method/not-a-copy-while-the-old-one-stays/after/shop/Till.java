package shop;

class Till {
  String inEuros(int cents) {
    String whole = String.valueOf(cents / 100);
    return whole + "," + cents % 100;
  }
}
