package shop;

class Drawer {
    private static final String CURRENCY = " EUR ";

    private Till till;

    String receiptFor(Basket basket) {
        StringBuilder text = new StringBuilder();
        for (Item item : basket.items()) {
            text.append(item.name());
            text.append(CURRENCY);
            text.append(item.price());
        }
        return text.toString();
    }
}
