class Till {
    double read() {
        Reader reader = null;
        if (device != null) {
            reader = device.reader;
        }
        if (reader instanceof Scale) {
            return ((Scale) reader).grams();
        }
        if (reader instanceof Counter) {
            return ((Counter) reader).count();
        }
        return 0;
    }
}
