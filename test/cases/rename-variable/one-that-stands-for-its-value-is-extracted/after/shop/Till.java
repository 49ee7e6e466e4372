package shop;

class Till {
    void pay(Basket basket) {
        int all = 16;
        Pool pool = new Pool(all, 32);
        Queue queue = pool.queue(all);
        basket.use(queue);
    }
}
