package shop.desk;

class Desk {
}
