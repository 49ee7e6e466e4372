abstract class Done {
    abstract Stock apply(Stock stock);
}
