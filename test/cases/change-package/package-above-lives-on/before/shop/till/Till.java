package shop.till;

class Till {
}
