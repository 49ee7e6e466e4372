package shop.till;

public class Clerk {
  private String name;

  public String greeting() {
    return "My name is " + name;
  }
}
