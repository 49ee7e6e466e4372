package shop;

class Till {
}
