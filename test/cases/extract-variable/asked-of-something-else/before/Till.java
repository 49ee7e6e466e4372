class Till {
    void offload(Meta meta, Part part) {
        File file = new File(pathOf(part.id()));
        log.note("writing " + part.id());
        write(file, part);
    }
}
