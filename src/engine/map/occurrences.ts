/**
 * How often an expression stands in bodies. A value that stands there less often than before, while a new variable has
 * it, was extracted; one that stands there more often, while the variable that had it is gone, was inlined.
 */
import type {Expression} from '../model/expression.ts'
import {expressionsIn, type Statement} from '../model/statement.ts'
import {type Part, statementsOf} from './mapping.ts'

export interface Occurrence {
  expression: Expression
  statement: Statement
  part: Part
}

export class Occurrences {
  private readonly byText = new Map<string, Occurrence[]>()

  /** `view` puts the text of an expression of a part in the terms that it is asked for in. */
  constructor(parts: readonly Part[], view: (part: Part, text: string) => string = (_, text) => text) {
    for (const part of parts) {
      for (const statement of statementsOf(part.body)) {
        for (const expression of expressionsIn(statement)) {
          if (!isValue(expression) || isKept(expression, statement)) continue
          const text = view(part, expression.text)
          const known = this.byText.get(text)
          if (known) known.push({expression, statement, part})
          else this.byText.set(text, [{expression, statement, part}])
        }
      }
    }
  }

  of(text: string): Occurrence[] {
    return this.byText.get(text) ?? []
  }
}

const VALUES = new Set([
  'call',
  'creation',
  'infix',
  'array access',
  'attribute access',
  'array creation',
  'conditional',
  'cast',
  'instance test',
  'prefix',
  'lambda',
  'method reference',
])

/** Names, short literals and empty creations stand everywhere and say nothing. */
export function isValue({kind, text, parts}: Expression): boolean {
  if (kind === 'creation') return (parts.args?.length ?? 0) > 0
  return VALUES.has(kind) || (kind === 'literal' && text.length > 3 && !WORDS.has(text))
}

const WORDS = new Set(['null', 'true', 'false'])

/** `f();` does not use what `f()` gives; `x = f()` and `T x = f()` keep it under a name already. */
function isKept(expression: Expression, {kind, expressions: [first]}: Statement): boolean {
  if (first === expression) return kind === 'expression'
  return (first?.kind === 'declaration' || first?.kind === 'assignment') && first.parts.value === expression
}
