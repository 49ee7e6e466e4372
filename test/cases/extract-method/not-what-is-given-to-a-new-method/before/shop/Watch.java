package shop;

class Watch {
}
