class Till {
    void close() {
        try {
            ledger.close();
        } catch (DrawerException e) {
            log.failed("close", e);
        } catch (LedgerException e) {
            log.failed("close", e);
        }
    }
}
