class Till {
    Receipt read(Paper paper) {
        Receipt receipt = Receipt.parse(paper, true);
        return receipt;
    }
}
