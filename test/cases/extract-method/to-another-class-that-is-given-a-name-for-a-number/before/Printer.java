class Printer {
    void print(List<Line> lines, int margin) {
        lines.add(Line.of(margin + 1, 80));
        flush(lines);
    }
}
