package shop;

import java.util.HashMap;
import java.util.Map;

/** How many of each item are left. */
public class Stock {

    private final Map<String, Integer> counts = new HashMap<>();

    public void put(Item item, int count) {
        counts.merge(item.name(), count, Integer::sum);
    }

    public boolean has(Item item) {
        return counts.getOrDefault(item.name(), 0) > 0;
    }

    public void take(Item item) {
        if (!has(item)) {
            throw new IllegalStateException("no " + item.name() + " left");
        }
        counts.merge(item.name(), -1, Integer::sum);
    }
}
