class Till {
    private Filter filter;
    private Page page;

    Filters prepare(Request request) {
        Filters filters = new Collecting().filters(request);
        page.line("filtered", filters.size());
        return filter == null ? filters : filters.with(filter.of(request));
    }
}

class Collecting {
    Filters filters(Request request) {
        Filters filters = new Filters();
        Filter filter = shop.filterOf(request);
        if (filter != null) {
            filters.add(filter);
        }
        return filters;
    }
}
