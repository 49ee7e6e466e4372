package shop;

class Till {
    private final Clerk clerk;
    private final PriceList prices;

    Till(Clerk clerk, PriceList prices) {
        this.clerk = clerk;
        this.prices = prices;
    }

    Money total(Basket basket) {
        return prices.totalOf(basket.items());
    }

    Money rebate(Basket basket) {
        return prices.rebateOn(basket.items());
    }
}
