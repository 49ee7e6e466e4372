/** What was counted, operator by operator. Plain data inside, as it comes from other threads. */
export interface Counts {
  mutants: number
  survivors: number
  /** Reason → how many. */
  excluded: Record<string, number>
}

export class Tally {
  constructor(readonly counts: Record<string, Counts> = {}) {}

  count(operator: string, survived: boolean): void {
    const counts = this.of(operator)
    counts.mutants++
    if (survived) counts.survivors++
  }

  exclude(operator: string, reason: string): void {
    const {excluded} = this.of(operator)
    excluded[reason] = (excluded[reason] ?? 0) + 1
  }

  add(other: Record<string, Counts>): void {
    for (const [operator, {mutants, survivors, excluded}] of Object.entries(other)) {
      const counts = this.of(operator)
      counts.mutants += mutants
      counts.survivors += survivors
      for (const [reason, number] of Object.entries(excluded)) counts.excluded[reason] = (counts.excluded[reason] ?? 0) + number
    }
  }

  get total(): Counts {
    const sum = new Tally()
    for (const counts of Object.values(this.counts)) sum.add({all: counts})
    return sum.of('all')
  }

  /** A table for people: the operators in the order given. */
  lines(operators: readonly string[]): string[] {
    const row = (name: string, {mutants, survivors, excluded}: Counts) => {
      const reasons = Object.entries(excluded).sort(([a], [b]) => (a < b ? -1 : 1))
      const count = reasons.reduce((sum, [, number]) => sum + number, 0)
      const why = reasons.map(([reason, number]) => `${reason} ${number}`).join(', ')
      return `${name.padEnd(22)}${[mutants, survivors, count].map(number => String(number).padStart(10)).join('')}  ${why}`.trimEnd()
    }
    const head = `${''.padEnd(22)}${['mutants', 'survivors', 'excluded'].map(word => word.padStart(10)).join('')}`
    const known = operators.filter(name => this.counts[name])
    return [head, ...known.map(name => row(name, this.counts[name])), row('all', this.total)]
  }

  private of(operator: string): Counts {
    this.counts[operator] ??= {mutants: 0, survivors: 0, excluded: {}}
    return this.counts[operator]
  }
}
