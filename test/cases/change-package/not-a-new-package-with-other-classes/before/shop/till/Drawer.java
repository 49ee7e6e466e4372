package shop.till;

public class Drawer {
  private int coins;

  public void put(int coin) {
    coins += coin;
  }
}
