abstract class Change {
    abstract Done resolve(Stock stock);
}
