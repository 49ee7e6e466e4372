/**
 * Statements with the bodies of methods that take part in the place of their calls.
 */
import type {Statement} from '../../model/statement.ts'
import {isFirstToRun} from '../effects.ts'
import type {Binding} from '../graph/names.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {areOtherTypes} from './conversions.ts'
import {decidedIf} from './decided.ts'
import {type Expansion, expandedCallIn, expansionOf, type Item} from './expansion.ts'
import {goingOn} from './returns.ts'

/** The statement, or those that stand in its place. */
export function splicedIn(item: Item, pass: Pass): Item[] {
  const {statement, frame} = item
  const decided = decidedIf(item, pass)
  if (decided) return decided.flatMap(one => splicedIn(one, pass))
  const call = expandedCallIn(statement, frame, pass)
  const expansion = call && expansionOf({expression: call, frame}, statement, pass)
  if (!expansion) return [item]
  pass.expansions.add(expansion)
  const going = goingOn(item, expansion, pass)
  if (going) return going.flatMap(one => (one.statement === statement ? [one] : splicedIn(one, pass)))
  const inner = expansion.statements.flatMap(child => splicedIn({statement: child, frame: expansion.frame}, pass))
  if (expansion.frame.given?.use !== 'value') {
    paintHolder(item, expansion, pass)
    return inner
  }
  if (!inner.length || !isFirstToRun(expansion.call, statement)) return [item]
  pass.splice(expansion.call)
  return isHandedOn(item, expansion, pass) || isHandedBack(item, expansion, pass) ? inner : [...inner, item]
}

/** The call and its arguments are there because of the refactoring; what is given is compared where it is used. */
function paintHolder({statement, frame}: Item, {finding, statements, method}: Expansion, {notes}: Pass): void {
  const mark = markOf(joined(frame.causes, [finding]))
  notes.paint(frame.file, statement, mark)
  const last = method.body?.root.children.at(-1)
  if (last && !statements.includes(last)) notes.paint(method.file, last, mark)
}

/** `sum = add(sum);` where `add` ends in `return sum;`: what it does with its parameter it does with the variable. */
function isHandedBack({statement, frame}: Item, {value, call, frame: inside, finding, method}: Expansion, pass: Pass): boolean {
  const [assignment] = statement.expressions
  const [target] = assignment?.children ?? []
  if (assignment?.kind !== 'assignment' || assignment.parts.operator !== '=' || assignment.parts.value !== call) return false
  if (target?.kind !== 'name' || value?.expression.kind !== 'name' || isInTry(statement)) return false
  const {names} = pass.world
  const returned = names[inside.side].bindingOf(value.expression, inside.site)
  const given = returned.is === 'parameter' ? inside.given?.values.get(returned.parameter) : undefined
  if (returned.is !== 'parameter' || given?.kind !== 'name') return false
  const [set, read] = [target, given].map(one => localOf(names[frame.side].bindingOf(one, frame.site)))
  if (!set || set !== read || areOtherTypes(method.returnType?.text, returned.parameter.type?.text)) return false
  pass.handBack(returned.parameter)
  const mark = markOf(joined(frame.causes, [finding]))
  pass.notes.paint(frame.file, statement, mark)
  pass.notes.paint(method.file, value.statement, mark)
  return true
}

/** A handler would see what was set until then. */
const isInTry = ({parent}: Statement): boolean => parent !== undefined && (parent.kind === 'try' || isInTry(parent))

const localOf = (binding: Binding) =>
  binding.is === 'variable' ? binding.variable : binding.is === 'parameter' ? binding.parameter : undefined

/** `int sum = total();` where `total` ends in `return sum;`: the variable goes on under the name it has here. */
function isHandedOn({statement, frame}: Item, {value, call, frame: inside, finding, method}: Expansion, pass: Pass): boolean {
  const [declared] = statement.expressions
  if (value?.expression.kind !== 'name' || declared?.parts.value !== call) return false
  const given = pass.world.names[inside.side].bindingOf(value.expression, inside.site)
  const from = given.is === 'variable' ? given.variable : undefined
  if (declared.kind !== 'declaration' || !declared.parts.variable || !from) return false
  if (areOtherTypes(declared.parts.variable.type, from.type) || areOtherTypes(method.returnType?.text, from.type)) return false
  pass.takesOver(declared.parts.variable, from)
  const mark = markOf(joined(frame.causes, [finding]))
  pass.notes.paint(frame.file, statement, mark)
  pass.notes.paint(method.file, value.statement, mark)
  return true
}
