class Till {
    Receipt read(Paper paper) {
        Builder builder;
        try {
            builder = Receipt.parse(paper, true);
        } catch (Torn torn) {
            throw new Unreadable(torn);
        }
        return builder.build();
    }
}
