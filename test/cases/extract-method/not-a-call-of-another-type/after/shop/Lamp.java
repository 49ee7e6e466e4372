package shop;

class Lamp {
  void greet(Clerk clerk) {
    book.note(clerk, "open");
  }
}
