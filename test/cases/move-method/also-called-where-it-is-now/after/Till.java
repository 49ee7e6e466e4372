class Till extends Desk {
}
