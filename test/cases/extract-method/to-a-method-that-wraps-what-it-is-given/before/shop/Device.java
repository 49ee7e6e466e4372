package shop;

class Device {
}
