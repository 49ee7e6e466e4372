/** How the proof was tested: what the help of the switch says. Figures of runs, see `npm run mutants` and `npm run oracle`. */
export const proofFigures = {
  /** Behaviour changes that were put into real refactorings, and those of them that a folded line would have hidden. */
  mutants: 20_206,
  survivors: 0,
  /** Refactorings that people labelled as impure, and those of them that were called pure. */
  impureLabels: 359,
  calledPure: 1,
}
