class Desk {
  String place;

  boolean isSecret(String name, String[] secrets) {
    for (String secret : secrets) {
      if (name.equalsIgnoreCase(secret)) return true;
    }
    return false;
  }
}
