package shop;

/** Who buys, and whether we know them well. */
public final class Customer {

    private final String name;
    private final String address;
    private final boolean regular;

    public Customer(String name, String address, boolean regular) {
        this.name = name;
        this.address = address;
        this.regular = regular;
    }

    public String name() {
        return name;
    }

    public String address() {
        return address;
    }

    public boolean isRegular() {
        return regular;
    }
}
