package shop;

class Codes {
  boolean isCoupon(String code) {
    return Pattern.compile("[A-Z]{4}-\\d+").matcher(code).matches();
  }
}
