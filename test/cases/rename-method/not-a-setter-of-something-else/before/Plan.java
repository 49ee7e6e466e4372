class Plan {
    public void nextNodeNumber(int nextNodeNumber) {
        this.nextNodeNumber = nextNodeNumber;
    }
}
