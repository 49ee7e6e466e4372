package shop;

class Till {
    private Clerk clerk;

    void sign(Clerk one) {
        this.clerk = one;
    }
}
