class Till {
    private Filter filter;
    private Page page;

    Filters prepare(Request request) {
        Filters filters = new Filters();
        Filter shopFilter = shop.filterOf(request);
        if (shopFilter != null) {
            filters.add(shopFilter);
        }
        page.line("filtered", filters.size());
        return filter == null ? filters : filters.with(filter.of(request));
    }
}
