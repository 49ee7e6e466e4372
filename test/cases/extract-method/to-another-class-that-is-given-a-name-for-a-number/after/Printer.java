class Printer {
    static final int WIDTH = 80;

    void print(List<Line> lines, int margin) {
        Paper.line(lines, margin + 1, WIDTH);
        flush(lines);
    }
}
