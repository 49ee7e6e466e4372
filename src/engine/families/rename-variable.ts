/**
 * Rename Variable: a local variable has another name wherever it is read or written.
 *
 *   int sum = 0;                int total = 0;
 *   sum += price;               total += price;
 */
import type {BodyMapping, Part, StatementPair} from '../map/mapping.ts'
import {statementsOf} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import type {Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import type {Trace} from '../trace.ts'
import {code, type Family, type Finding, local} from './family.ts'

interface Renamed {
  before: Variable
  after: Variable
}

export const renameVariable: Family = {
  names: ['Rename Variable'],
  *detect(evidence, trace) {
    for (const {mapping} of evidence.changedBodies()) {
      const [source] = mapping.before
      for (const target of mapping.after) {
        const pairs = mapping.pairsBetween(source, target)
        for (const renamed of declaredUnderOtherNames(pairs)) {
          const reason = refusal(renamed, source, target, pairs)
          if (reason) reject(trace, renamed, source, reason)
          else yield finding(renamed, source, target, mapping)
        }
      }
    }
  },
}

/** Declarations that stand in the place of each other. */
function declaredUnderOtherNames(pairs: StatementPair[]): Renamed[] {
  return pairs.flatMap(({replacements}) =>
    replacements
      .filter(({name}) => name === 'variable declaration')
      .flatMap(({before: [b], after: [a]}) => {
        const before = b.parts.variable
        const after = a.parts.variable
        return before && after ? [{before, after}] : []
      }),
  )
}

const isInside = (statement: Statement, {scope}: Variable): boolean => statement.start >= scope.start && statement.end <= scope.end

const uses = (part: Part, variable: Variable, name: string): boolean =>
  statementsOf(part.body).some(statement => isInside(statement, variable) && namesIn(statement).has(name))

/** Every use must have followed: no statement may say that one of the names lives on beside the other. */
function refusal({before, after}: Renamed, source: Part, target: Part, pairs: StatementPair[]): string | undefined {
  if (uses(target, after, before.name)) return `${before.name} is still used where ${after.name} can be seen`
  if (uses(source, before, after.name)) return `${after.name} was used before where ${before.name} could be seen`
  const changes = pairs
    .filter(pair => isInside(pair.before, before) && isInside(pair.after, after))
    .flatMap(pair => pair.replacements)
    .filter(({name}) => name === 'variable')
    .map(replacement => [replacement.before[0].text, replacement.after[0].text])
  const other = changes.find(([b, a]) => (b === before.name) !== (a === after.name))
  return other && `${other[0]} became ${other[1]} elsewhere`
}

function reject(trace: Trace, {before, after}: Renamed, source: Part, reason: string): void {
  const {file} = source.method
  trace.rejected('Rename Variable', {...before, file, name: `${before.name} → ${after.name}`}, reason)
}

function finding({before, after}: Renamed, source: Part, target: Part, mapping: BodyMapping): Finding {
  const references = mapping
    .pairsBetween(source, target)
    .filter(pair => namesIn(pair.before).has(before.name) && namesIn(pair.after).has(after.name))
  return {
    name: 'Rename Variable',
    before: [
      {role: 'original variable declaration', element: local(before, source.method)},
      ...references.map(pair => ({role: 'statement referencing the original variable', element: code(pair.before, source.method)})),
    ],
    after: [
      {role: 'renamed variable declaration', element: local(after, target.method)},
      ...references.map(pair => ({role: 'statement referencing the renamed variable', element: code(pair.after, target.method)})),
    ],
  }
}
