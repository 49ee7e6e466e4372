package shop;

class Prices {
    static int rounded(int price) {
        int rest = price % 5;
        return rest < 3 ? price - rest : price + 5 - rest;
    }
}
