package shop;

/** A bill that is sent by post instead of being paid at the till. */
public class Invoice {

    private final Basket basket;
    private final int number;

    public Invoice(int number, Basket basket) {
        this.number = number;
        this.basket = basket;
    }

    public String text() {
        StringBuilder text = new StringBuilder();
        text.append("Invoice ").append(number).append('\n');
        text.append(basket.customer().name()).append('\n');
        text.append(basket.customer().address()).append('\n');
        for (Item item : basket.items()) {
            text.append(item.name()).append(' ').append(item.price()).append('\n');
        }
        text.append("to pay ").append(basket.getSum()).append('\n');
        return text.toString();
    }

    public boolean isDue() {
        return !basket.getSum().isZero();
    }
}
