package shop;

/** What a customer need not pay. */
public class Discounts {

    private static final Money THRESHOLD = Money.ofCents(5000);

    public Money discountFor(Basket basket) {
        Money d = basket.getSum();
        if (!basket.customer().isRegular() || d.isLessThan(THRESHOLD)) {
            return Money.ZERO;
        }
        return d.percent(5);
    }
}
