package shop;

class Till {
    boolean isPaid(Basket basket) {
        if (basket.isEmpty()) {
            return true;
        }
        return false;
    }
}
