/** What a stub says: how many lines, and why nobody needs to look at them. */
import type {Because, LineVerdict, Refactoring} from '../../engine/report.ts'
import {counted, type TextName, text} from '../../texts/text.ts'
import {shortName} from './names.ts'
import {shownName} from './shown-code.ts'

export interface FoldWords {
  count: string
  /** Refactorings that account for the lines, the most frequent first. */
  refactorings: {type: string; names: string}[]
  /** What else changed on them. */
  others: string[]
  /** How many more refactorings there are. */
  more: number
}

const SHOWN = 2
const LONGEST_NAME = 40 // characters; a stub is one line

export function foldWords(verdicts: (LineVerdict | undefined)[], refactorings: Refactoring[]): FoldWords {
  const uses = new Map<number, number>()
  const because = new Set<Because | 'layout'>()
  for (const verdict of verdicts) {
    for (const cause of verdict?.causes ?? []) uses.set(cause, (uses.get(cause) ?? 0) + 1)
    for (const reason of verdict?.because ?? []) because.add(reason)
    if (verdict && verdict.causes.length === 0 && verdict.because.length === 0) because.add('layout')
  }
  const causes = [...uses].sort(([a, m], [b, n]) => n - m || a - b).map(([index]) => refactorings[index]!)
  return {
    count: counted('fold_lines', verdicts.length),
    refactorings: causes.slice(0, SHOWN).map(refactoring => ({type: refactoring.type, names: namesOf(refactoring)})),
    // What follows from a refactoring needs no word of its own.
    others: causes.length > 0 ? [] : [...because].map(reason => text(becauseWords[reason])),
    more: Math.max(0, causes.length - SHOWN),
  }
}

const becauseWords: Record<Because | 'layout', TextName> = {
  comment: 'fold_comment',
  import: 'fold_import',
  package: 'fold_package',
  moved: 'fold_moved',
  layout: 'fold_layout',
}

/** `getSum → total`, or the one name there is. */
function namesOf({before, after}: Refactoring): string {
  const [was, is] = [nameIn(before[0]?.element), nameIn(after[0]?.element)]
  if (!was || !is) return was ?? is ?? ''
  return was === is ? is : text('fold_renamed', was, is)
}

/** `settle` of `private settle(basket Basket) : void`, `Till` of `shop.Till`. */
function nameIn(element: string | null | undefined): string | undefined {
  if (!element) return undefined
  const name = shortName(element)
    .replace(/\(.*$/s, '')
    .replace(/ : .*$/s, '')
  return shownName(name.split('.').at(-1)!, LONGEST_NAME)
}
