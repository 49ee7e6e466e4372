class Till {
    boolean delete(Entry entry, String[] keys) {
        Object[] ids = new Object[keys.length];
        for (int i = 0; i < keys.length; i++) {
            ids[i] = entry.get(keys[i]);
            if (ids[i] == null) {
                throw new Missing(keys[i]);
            }
        }
        return ledger.delete(entry, ids);
    }
}
