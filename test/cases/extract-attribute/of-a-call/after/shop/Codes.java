package shop;

class Codes {
  private static final Pattern COUPON = Pattern.compile("[A-Z]{4}-\\d+");

  boolean isCoupon(String code) {
    return COUPON.matcher(code).matches();
  }
}
