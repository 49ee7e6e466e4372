package shop;

class Kiosk extends Desk {
}
