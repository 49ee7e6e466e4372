class Desk {
  Desk(Plan plan) {
    strategy = Strategies.create(plan.entity());
  }
}
