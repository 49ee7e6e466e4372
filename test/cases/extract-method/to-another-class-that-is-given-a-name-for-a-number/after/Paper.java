class Paper {
    static List<Line> line(List<Line> lines, int start, int width) {
        lines.add(Line.of(start, width));
        return lines;
    }
}
