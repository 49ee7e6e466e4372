package shop;

class Till {
    boolean isPaid(Basket basket) {
        boolean paid = false;
        if (basket.isEmpty()) {
            paid = true;
        }
        return paid;
    }
}
