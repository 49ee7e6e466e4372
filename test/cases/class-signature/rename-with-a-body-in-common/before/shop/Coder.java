package shop;

class Coder {
    String plainCode(String text) {
        return code("plain", text);
    }

    String secretCode(String text) {
        return code("secret", text);
    }

    String code(String way, String text) {
        StringBuilder result = new StringBuilder();
        for (char letter : text.toCharArray()) {
            result.append(Ways.of(way).turn(letter));
        }
        return result.toString();
    }
}
