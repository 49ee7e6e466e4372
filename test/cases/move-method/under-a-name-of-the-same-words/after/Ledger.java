class Ledger {
}
