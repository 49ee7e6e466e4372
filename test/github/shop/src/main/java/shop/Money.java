package shop;

/** An amount in cents. */
public final class Money {

    public static final Money ZERO = new Money(0);

    private final long cents;

    private Money(long cents) {
        this.cents = cents;
    }

    public static Money ofCents(long cents) {
        return new Money(cents);
    }

    public Money plus(Money other) {
        return new Money(cents + other.cents);
    }

    public Money minus(Money other) {
        return new Money(cents - other.cents);
    }

    public Money times(int factor) {
        return new Money(cents * factor);
    }

    public Money percent(int percent) {
        return new Money(cents * percent / 100);
    }

    public boolean isLessThan(Money other) {
        return cents < other.cents;
    }

    public boolean isZero() {
        return cents == 0;
    }

    @Override
    public String toString() {
        return cents / 100 + "." + cents % 100;
    }
}
