package shop.mail;

public class Newsletter {
  private String title;

  public String headline() {
    return title.toUpperCase();
  }
}
