package shop.signs;

public class Names {
  public static final String TILL = "Till";
}
