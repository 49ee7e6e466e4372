package shop;

class Till {
    int total() {
        return count();
    }
}
