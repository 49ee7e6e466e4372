/**
 * A statement whose value went to a new method is still there: it holds the call. Its value pairs with what the method
 * says, and the statement with itself.
 *
 *   Entry entry = new Entry(who, sum);        Entry entry = entryOf(who, sum);   and   return new Entry(name, amount);
 */
import type {Statement} from '../model/statement.ts'
import {callsTo} from './calls.ts'
import type {View} from './leaves.ts'
import type {BodyMapping, Part} from './mapping.ts'
import {coreOf, explainStatements} from './statements.ts'

export function pairHolders(mapping: BodyMapping, view: View): void {
  for (const part of mapping.after.slice(1)) {
    const holders = mapping.after.flatMap(caller => holdersOf(part, caller, mapping))
    for (const leaf of holders.length ? part.body.leaves : []) {
      const pair = mapping.ofAfter(leaf)
      const expression = pair && coreOf(pair.before)
      const holder = expression && holders.find(({statement}) => isSameButValue(pair.before, statement) && isOpen(statement, mapping))
      const replacements = holder && explainStatements(pair.before, holder.statement, view.known(holder.caller))
      if (!replacements) continue
      const other = mapping.ofAfter(holder.statement)
      if (other) mapping.remove(other)
      mapping.remove(pair)
      mapping.add({before: pair.before, after: holder.statement, replacements})
      mapping.addInside({...pair, expression})
    }
  }
}

/** It has no partner, or one of which nothing stayed: for a call of a new method anything may have stood. */
function isOpen(statement: Statement, mapping: BodyMapping): boolean {
  const pair = mapping.ofAfter(statement)
  if (!pair) return true
  const isCall = pair.replacements.some(({before: [old], after: [now]}) => old === coreOf(pair.before) && now === coreOf(statement))
  return isCall && !isSameButValue(pair.before, statement)
}

/** Statements that do nothing but keep or hand on what the method gives. */
function holdersOf({method}: Part, caller: Part, mapping: BodyMapping): {statement: Statement; caller: Part}[] {
  return callsTo(method, caller.body, 'of anything')
    .filter(({statement, expression}) => coreOf(statement) === expression && isOpen(statement, mapping))
    .map(({statement}) => ({statement, caller}))
}

/** The same variable is declared or set, or both hand their value on. */
function isSameButValue(before: Statement, after: Statement): boolean {
  const [b] = before.expressions
  const [a] = after.expressions
  if (before.kind !== after.kind) return false
  if (before.kind === 'return') return true
  if (b.kind !== a.kind) return false
  return b.kind === 'declaration' ? b.name === a.name : b.kind === 'assignment' && b.children[0].text === a.children[0].text
}
