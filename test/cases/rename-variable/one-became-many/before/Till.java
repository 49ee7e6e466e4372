class Till {
    boolean delete(Entry entry, String key) {
        Object id = entry.get(key);
        if (id == null) {
            throw new Missing(key);
        }
        return ledger.delete(entry, id);
    }
}
