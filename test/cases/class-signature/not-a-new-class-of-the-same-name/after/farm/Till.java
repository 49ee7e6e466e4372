package farm;

public class Till {
  private double acres;
  private String crop;

  public void plough(Horse horse) {
    horse.pull(acres);
  }

  public String harvest() {
    return crop;
  }
}
