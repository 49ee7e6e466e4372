package shop;

class Desk {
    int rate;
}
