class Removal extends Change {
    DoneRemoval resolve(Stock stock) {
        return new DoneRemoval(name);
    }
}
