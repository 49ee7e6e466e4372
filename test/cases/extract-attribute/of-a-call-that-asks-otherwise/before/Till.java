package shop;

class Till {
    boolean accepts(String code) {
        return Pattern.compile("[A-Z]{3}-\\d+").matcher(code).matches();
    }
}
