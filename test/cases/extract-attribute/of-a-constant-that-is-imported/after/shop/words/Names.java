package shop.words;

public class Names {
  public static final String TILL = "till";
}
