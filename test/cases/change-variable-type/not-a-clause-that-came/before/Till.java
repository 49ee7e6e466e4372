class Till {
    void close() {
        try {
            ledger.close();
        } catch (LedgerException e) {
            log.failed("close", e);
        }
    }
}
