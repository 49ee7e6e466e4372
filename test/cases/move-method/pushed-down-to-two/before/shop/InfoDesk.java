package shop;

class InfoDesk extends Desk {}
