package shop.building;

public class Entry {
  private Door door;

  public void letIn(Customer customer) {
    door.open();
    customer.welcome();
  }
}
