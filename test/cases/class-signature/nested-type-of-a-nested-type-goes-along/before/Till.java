package shop;

class Till {
    static class Slip {
        static class Line {
            String item;
            int count;
            Money price;

            Money total() {
                return price.times(count);
            }

            String text() {
                return count + " x " + item + " " + price;
            }
        }

        List<Line> lines;

        void print(Printer printer) {
            for (Line line : lines) printer.print(line.text());
        }
    }
}
