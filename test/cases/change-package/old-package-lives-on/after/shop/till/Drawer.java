package shop.till;

public class Drawer {}
