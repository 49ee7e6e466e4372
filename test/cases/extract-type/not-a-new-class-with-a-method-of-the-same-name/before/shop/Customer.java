package shop;

class Customer {
  private String name;

  void notify(String text) {
    Letter letter = new Letter(name);
    letter.write(text);
    post.send(letter);
  }

  void greet() {
    display.show("Hello " + name);
  }
}
