class Till {
    boolean isDone(boolean[] parts) {
        boolean done = true;
        for (boolean part : parts) {
            done = done && part;
        }
        return done;
    }
}
