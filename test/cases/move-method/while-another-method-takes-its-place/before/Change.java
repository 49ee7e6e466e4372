abstract class Change {
    abstract Stock apply(Stock stock);
}
