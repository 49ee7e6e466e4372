package shop;

import java.util.List;

/** The numbers at the end of a day. */
public class Report {

    private final Ledger ledger;

    public Report(Ledger ledger) {
        this.ledger = ledger;
    }

    public String endOfDay(List<Basket> open) {
        Money expected = Money.ZERO;
        for (Basket basket : open) {
            expected = expected.plus(basket.getSum());
        }
        return ledger.lines().size() + " payments, " + ledger.balance() + " in the till, " + expected + " still to come";
    }
}
