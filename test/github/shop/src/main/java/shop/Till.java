package shop;

/** Where baskets are paid. */
public class Till {

    private final Ledger ledger;
    private final Stock stock;
    private final Discounts discounts;

    public Till(Ledger ledger, Stock stock, Discounts discounts) {
        this.ledger = ledger;
        this.stock = stock;
        this.discounts = discounts;
    }

    public Receipt pay(Basket basket, Money given) {
        if (basket.isEmpty()) {
            throw new IllegalArgumentException("nothing to pay");
        }
        Money due = basket.getSum().minus(discounts.discountFor(basket));
        if (given.isLessThan(due)) {
            throw new IllegalArgumentException("not enough money");
        }
        for (Item item : basket.items()) {
            stock.take(item);
        }
        ledger.book(basket.customer().name(), due);
        return new Receipt(basket.items(), due);
    }

    public Money change(Basket basket, Money given) {
        return given.minus(basket.getSum().minus(discounts.discountFor(basket)));
    }
}
