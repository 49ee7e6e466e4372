class Till {
    double read() {
        Object input = this.input;
        if (input instanceof Scale) {
            return ((Scale) input).grams();
        }
        if (input instanceof Counter) {
            return ((Counter) input).count();
        }
        return 0;
    }
}
