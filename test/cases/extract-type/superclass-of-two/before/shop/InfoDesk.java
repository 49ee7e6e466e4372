package shop;

class InfoDesk {
  private int opened;

  void open(Clerk clerk) {
    clerk.signOn(this);
    opened++;
  }

  String answer(String question) {
    return answers.get(question);
  }
}
