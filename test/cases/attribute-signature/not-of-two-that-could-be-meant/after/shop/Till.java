package shop;

class Till {
    private Policy roundingPolicy;
    private Policy paymentPolicy;
}
