package shop;

public class Till {
  private int opened;

  public void open(Clerk clerk) {
    clerk.signOn(this);
    opened++;
  }

  public int timesOpened() {
    return opened;
  }
}
