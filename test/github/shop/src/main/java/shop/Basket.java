package shop;

import java.util.ArrayList;
import java.util.List;

/** What a customer is about to buy. */
public class Basket {

    private final Customer customer;
    private final List<Item> items = new ArrayList<>();

    public Basket(Customer customer) {
        this.customer = customer;
    }

    public void add(Item item) {
        items.add(item);
    }

    public List<Item> items() {
        return List.copyOf(items);
    }

    public Customer customer() {
        return customer;
    }

    public boolean isEmpty() {
        return items.isEmpty();
    }

    public Money getSum() {
        Money sum = Money.ZERO;
        for (Item item : items) {
            sum = sum.plus(item.price());
        }
        return sum;
    }
}
