class Till {
    double read(Scale scale) {
        double result = scale.grams();
        log.read();
        return result;
    }
}
