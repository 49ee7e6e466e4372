package shop;

class Till {
    private Policy policy;
}
