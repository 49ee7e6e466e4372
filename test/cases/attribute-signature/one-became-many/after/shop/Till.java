package shop;

class Till {
    private List<Clerk> clerks;

    void sign(Clerk one) {
        clerks.add(one);
    }
}
