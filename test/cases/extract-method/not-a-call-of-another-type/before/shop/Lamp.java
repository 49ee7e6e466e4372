package shop;

class Lamp {
}
