package shop;

class Printer {
}
