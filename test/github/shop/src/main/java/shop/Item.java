package shop;

/** Something on sale, with its price. */
public final class Item {

    private final String name;
    private final Money price;

    public Item(String name, Money price) {
        this.name = name;
        this.price = price;
    }

    public String name() {
        return name;
    }

    public Money price() {
        return price;
    }
}
