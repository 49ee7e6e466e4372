/** The scores we have reached, one line each in scores.txt; a check holds the next version to them. */
export interface Scores {
  found: Score[]
  proved: Purity[]
}

export interface Score {
  set: string
  types: string
  labels: string
  /** Percent of what we report that is true, counting everything unlabelled as false. */
  strict: number
  /** The same, counting as false only what people called false. */
  label: number
  /** Percent of the true labels that we report. */
  recall: number
}

/** How the verdicts compare with what people say. */
export interface Purity {
  set: string
  /** Refactorings that people call impure and we call pure. */
  falsePure: number
  /** Percent of those that people call pure that we call pure. */
  recall: number
}

/** Points that a score may fall without anybody needing to explain: one label in a small type is more than nothing. */
export const TOLERANCE = 0.2

const header = `# What the engine reaches on labelled commits: strict precision, label precision and recall in percent.
# \`npm run oracle:check -- DIR\` compares, \`npm run oracle:check -- DIR --update\` rewrites.
#
# set    types labels  strict label recall
`

const purityHeader = `#
# Of the verdicts, how many impure labels are called pure, and how many percent of the pure ones are.
#
#        set      false-pure recall
`

export function readScores(text: string): Scores {
  const lines = text.split('\n').filter(line => line.trim() && !line.startsWith('#'))
  return {
    found: lines.filter(line => !isPurity(line)).map(readScore),
    proved: lines.filter(isPurity).map(readPurity),
  }
}

const isPurity = (line: string) => line.startsWith('purity: ')

function readScore(line: string): Score {
  const [set, types, labels, strict, label, recall] = line.trim().split(/\s+/)
  if (recall === undefined) throw new Error(`a line of scores is "set types labels strict label recall", not "${line}"`)
  return {set, types, labels, strict: Number(strict), label: Number(label), recall: Number(recall)}
}

function readPurity(line: string): Purity {
  const [, set, falsePure, recall] = line.trim().split(/\s+/)
  if (recall === undefined) throw new Error(`a line of verdicts is "purity: set false-pure recall", not "${line}"`)
  return {set, falsePure: Number(falsePure), recall: Number(recall)}
}

export const writeScores = ({found, proved}: Scores) =>
  `${header}${found.map(scoreLine).join('\n')}\n${purityHeader}${proved.map(purityLine).join('\n')}\n`

const scoreLine = ({set, types, labels, strict, label, recall}: Score) =>
  `${set.padEnd(8)} ${types.padEnd(5)} ${labels.padEnd(7)} ${[strict, label, recall].map(one => one.toFixed(1).padStart(5)).join(' ')}`

const purityLine = ({set, falsePure, recall}: Purity) =>
  `purity:  ${set.padEnd(8)} ${String(falsePure).padStart(10)} ${recall.toFixed(1).padStart(6)}`

/** The line of totals that the scorer prints: TP, FN, FP, new, then strict, label and recall in percent. */
export function readTotals(output: string): Pick<Score, 'strict' | 'label' | 'recall'> {
  const totals = output.split('\n').find(one => one.startsWith('TOTAL'))
  if (!totals) throw new Error(`the scorer printed no totals:\n${output}`)
  const figures = totals.trim().split(/\s+/).slice(1).map(Number)
  // A set in which nothing was found has no precision; it is then 0, so that finding nothing cannot pass.
  return {strict: figures[4] || 0, label: figures[5] || 0, recall: figures[6] || 0}
}

/** The line on purity that the scorer prints: `purity: false-pure 3 of 230 impure (…), recall 86.4 of 484 pure (…), …`. */
export function readVerdicts(output: string): Omit<Purity, 'set'> {
  const [, falsePure, recall] = /^purity: false-pure (\d+) of .*?, recall (\S+) of /m.exec(output) ?? []
  if (recall === undefined) throw new Error(`the scorer printed nothing on purity:\n${output}`)
  return {falsePure: Number(falsePure), recall: Number(recall) || 0}
}

/** One hidden change more is too much; recall may fall as other scores may. */
export function worseVerdicts(known: Purity, reached: Purity): string[] {
  const worse: string[] = []
  if (reached.falsePure > known.falsePure) worse.push(`false-pure rose from ${known.falsePure} to ${reached.falsePure}`)
  if (reached.recall < known.recall - TOLERANCE) worse.push(`recall fell from ${known.recall.toFixed(1)} to ${reached.recall.toFixed(1)}`)
  return worse
}

/** What got worse, in words; empty when nothing did. */
export function losses(known: Score, reached: Score): string[] {
  return (['strict', 'label', 'recall'] as const)
    .filter(figure => reached[figure] < known[figure] - TOLERANCE)
    .map(figure => `${figure} fell from ${known[figure].toFixed(1)} to ${reached[figure].toFixed(1)}`)
}

/** The lines of the scorer's table, a type each, without what differs from run to run. */
export function tableOf(output: string): string {
  const lines = output.split('\n')
  const end = lines.findIndex(one => one.startsWith('TOTAL'))
  return `${lines.slice(0, end + 1).join('\n')}\n`
}
