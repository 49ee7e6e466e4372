class Till {
    static final double NONE = 0;

    double read(Scale scale) {
        double result = 0;
        if (scale == null) {
            return result;
        }
        result = scale.grams();
        return result;
    }
}
