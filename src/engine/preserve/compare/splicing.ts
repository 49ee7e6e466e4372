/**
 * Statements with the bodies of methods that take part in the place of their calls.
 */
import {isFirstToRun, settable} from '../effects.ts'
import {localOf} from '../graph/names.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {areOtherTypes} from './conversions.ts'
import {decidedIf} from './decided.ts'
import {type Expansion, expandedCallIn, expansionOf, type Item} from './expansion.ts'
import {goingOn} from './returns.ts'
import {isInTry, takenOn} from './taken-on.ts'

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
  const taken = takenOn(item, expansion, pass)
  const inside = taken && expansion.frame.given ? {...expansion.frame, given: {...expansion.frame.given, takenOn: taken}} : expansion.frame
  const inner = expansion.statements.flatMap(child => splicedIn({statement: child, frame: inside}, pass))
  if (expansion.frame.given?.use !== 'value') {
    paintHolder(item, expansion, pass)
    return inner
  }
  if (!inner.length || !isFirstToRun(expansion.call, statement, settable(undefined, frame, pass.world.names[frame.side]))) return [item]
  pass.splice(expansion.call)
  if (taken) paintHandOver(item, expansion, pass)
  return taken || isHandedOn(item, expansion, pass) || isHandedBack(item, expansion, pass) ? inner : [...inner, item]
}

/** The call and its arguments are there because of the refactoring; what is given is compared where it is used. */
function paintHolder({statement, frame}: Item, {finding, statements, method}: Expansion, {notes}: Pass): void {
  const mark = markOf(joined(frame.causes, [finding]))
  notes.paint(frame.file, statement, mark)
  const last = method.body?.root.children.at(-1)
  if (last && !statements.includes(last)) notes.paint(method.file, last, mark)
}

/** `sum = add(sum);` where `add` ends in `return sum;`: what it does with its parameter it does with the variable. */
function isHandedBack(item: Item, expansion: Expansion, pass: Pass): boolean {
  const {statement, frame} = item
  const {value, call, frame: inside, method} = expansion
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
  paintHandOver(item, expansion, pass)
  return true
}

/** What sets the caller's variable, and what gives the value for it. */
function paintHandOver({statement, frame}: Item, {value, finding, method}: Expansion, {notes}: Pass): void {
  const mark = markOf(joined(frame.causes, [finding]))
  notes.paint(frame.file, statement, mark)
  if (value) notes.paint(method.file, value.statement, mark)
}

/** `int sum = total();` where `total` ends in `return sum;`: the variable goes on under the name it has here. */
function isHandedOn(item: Item, expansion: Expansion, pass: Pass): boolean {
  const {value, call, frame: inside, method} = expansion
  const [declared] = item.statement.expressions
  if (value?.expression.kind !== 'name' || declared?.parts.value !== call) return false
  const given = pass.world.names[inside.side].bindingOf(value.expression, inside.site)
  const from = given.is === 'variable' ? given.variable : undefined
  if (declared.kind !== 'declaration' || !declared.parts.variable || !from) return false
  if (areOtherTypes(declared.parts.variable.type, from.type) || areOtherTypes(method.returnType?.text, from.type)) return false
  pass.takesOver(declared.parts.variable, from)
  paintHandOver(item, expansion, pass)
  return true
}
