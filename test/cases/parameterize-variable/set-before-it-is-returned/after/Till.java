class Till {
    static final double NONE = 0;
    static final double UNKNOWN = 0;

    double read(Scale scale) {
        if (scale == null) {
            return UNKNOWN;
        }
        return scale.grams();
    }
}
