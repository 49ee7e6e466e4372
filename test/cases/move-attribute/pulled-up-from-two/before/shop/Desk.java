package shop;

class Desk {}
