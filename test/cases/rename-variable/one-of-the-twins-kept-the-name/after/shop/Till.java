package shop;

class Till extends Desk {
}
