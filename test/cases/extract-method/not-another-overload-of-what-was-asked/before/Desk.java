class Desk {
  Desk(Plan plan) {
    strategy = Strategies.create(sessions(), rootOf(plan));
  }
}
