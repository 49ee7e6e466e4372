package shop;

class Digest {
    String plain(String text) {
        return digest("plain", text);
    }

    String secret(String text) {
        return digest("secret", text);
    }

    String digest(String way, String text) {
        StringBuilder result = new StringBuilder();
        for (char letter : text.toCharArray()) {
            result.append(Ways.of(way).turn(letter));
        }
        return result.toString();
    }
}
