package shop;

import java.util.ArrayList;
import java.util.List;

/** Every payment, in the order they came in. */
public class Ledger {

    private final List<String> lines = new ArrayList<>();
    private Money balance = Money.ZERO;

    public void book(String who, Money amount) {
        lines.add(who + " " + amount);
        balance = balance.plus(amount);
    }

    public Money balance() {
        return balance;
    }

    public List<String> lines() {
        return List.copyOf(lines);
    }
}
