/**
 * Statements with the bodies of methods that take part in the place of their calls.
 */
import {isFirstToRun} from '../effects.ts'
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
  return isHandedOn(item, expansion, pass) ? inner : [...inner, item]
}

/** The call and its arguments are there because of the refactoring; what is given is compared where it is used. */
function paintHolder({statement, frame}: Item, {finding, statements, method}: Expansion, {notes}: Pass): void {
  const mark = markOf(joined(frame.causes, [finding]))
  notes.paint(frame.file, statement, mark)
  const last = method.body?.root.children.at(-1)
  if (last && !statements.includes(last)) notes.paint(method.file, last, mark)
}

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
