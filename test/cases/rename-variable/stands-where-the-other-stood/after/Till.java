class Till {
    void close(Basket basket) {
        QueryWhere queryWhere = QueryWhere.all();
        queryWhere.setLimit(100);
        queryWhere.setUnion(true);
        print(queryWhere.count());
        run(basket, queryWhere);
    }
}
