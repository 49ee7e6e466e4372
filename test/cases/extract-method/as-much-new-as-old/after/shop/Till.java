package shop;

class Till {
  private final Ledger ledger;
  private final Clerk clerk;

  Till(Ledger ledger) {
    this(ledger, Clerk.NOBODY);
  }

  private Till(Ledger ledger, Clerk clerk) {
    this.ledger = requireNonNull(ledger);
    this.clerk = requireNonNull(clerk);
  }
}
