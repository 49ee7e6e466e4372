class Till {
    void offload(Meta meta, Part part) {
        int id = meta.id();
        File file = new File(pathOf(id));
        log.note("writing " + id);
        write(file, part);
    }
}
