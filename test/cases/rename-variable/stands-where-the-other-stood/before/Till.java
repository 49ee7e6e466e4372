class Till {
    void close(Basket basket) {
        if (basket.isOpen()) {
            QueryData queryData = new QueryData(basket, clerk);
            queryData.sort();
        }
        QueryData queryData = new QueryData(basket, clerk);
        queryData.setLimit(100);
        queryData.setUnion(true);
        print(queryData.count());
        run(basket, queryData);
    }
}
