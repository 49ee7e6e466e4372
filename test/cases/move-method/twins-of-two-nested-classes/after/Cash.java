class Cash {
}
