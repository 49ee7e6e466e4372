package shop;

class Till {
    private final Clerk clerk;
    private final boolean open;

    Till(boolean open, Clerk clerk) {
        this.clerk = clerk;
        this.open = open;
    }

    Money total(Basket basket) {
        return PriceList.today().totalOf(basket.items());
    }

    Money rebate(Basket basket) {
        return PriceList.today().rebateOn(basket.items());
    }
}
