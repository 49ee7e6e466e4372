package shop;

class CardTill {
    void charge(int price) {
        send(rounded(price));
    }

    private int rounded(int price) {
        int rest = price % 5;
        return rest < 3 ? price - rest : price + 5 - rest;
    }
}
