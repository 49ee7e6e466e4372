package shop;

class Till {
    private Drawer drawer;

    String receiptFor(Basket basket) {
        StringBuilder text = new StringBuilder();
        for (Item item : basket.items()) {
            text.append(item.name());
            text.append(" EUR ");
            text.append(item.price());
        }
        return text.toString();
    }
}
