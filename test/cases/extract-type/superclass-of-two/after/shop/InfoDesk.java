package shop;

class InfoDesk extends Desk {
  String answer(String question) {
    return answers.get(question);
  }
}
