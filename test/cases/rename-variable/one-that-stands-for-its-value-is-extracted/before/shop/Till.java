package shop;

class Till {
    void pay(Basket basket) {
        int spare = 14;
        Pool pool = new Pool(16, 32);
        Queue queue = pool.queue(spare);
        basket.use(queue);
    }
}
