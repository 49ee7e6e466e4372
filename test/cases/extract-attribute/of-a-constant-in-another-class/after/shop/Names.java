package shop;

class Names {
  static final String TILL = "till";
}
