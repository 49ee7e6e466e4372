class Plan {
    public void rightNode(Node rightNode) {
        this.rightNode = rightNode;
    }
}
