package shop;

record Cash(int cents) implements Pay {}
