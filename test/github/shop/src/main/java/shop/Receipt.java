package shop;

import java.util.List;

/** The slip of paper a customer takes home. */
public class Receipt {

    private static final String RULE = "------------------------";

    private final List<Item> items;
    private final Money paid;

    public Receipt(List<Item> items, Money paid) {
        this.items = items;
        this.paid = paid;
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        for (Item item : items) {
            text.append(item.name()).append(' ').append(item.price()).append('\n');
        }
        text.append(RULE).append('\n');
        text.append("paid ").append(paid).append('\n');
        return text.toString();
    }
}
