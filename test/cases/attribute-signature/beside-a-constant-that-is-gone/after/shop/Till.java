package shop;

class Till {
  private final Team team;

  Till(Team team) {
    this.team = team;
  }

  Name name() {
    Hours hours = team.hours();
    return hours.isOver() ? null : team.staff().lead(hours);
  }
}
