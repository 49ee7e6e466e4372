package shop;

class Till {
    private static final Pattern CODE = Pattern.compile("[A-Z]{2,3}-\\d+");

    boolean accepts(String code) {
        return CODE.matcher(code).matches();
    }
}
