package shop.desk;

public class Till {
  private int opened;
  private Lamp lamp;

  public void open(Clerk clerk) {
    clerk.signOn(this);
    lamp.on();
    opened++;
  }

  public int openings() {
    return opened;
  }
}
