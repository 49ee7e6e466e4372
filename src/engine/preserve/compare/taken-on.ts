/**
 * `coin = find();` where `find` keeps what it gives in a variable of its own: what it does with that variable, the code before
 * did with the one that is set now.
 *
 *   coin = pool.next();                    Coin coin = pool.next();
 *   if (coin == null) coin = mint();       if (coin == null) coin = mint();
 *                                          return coin;
 */
import type {Expression, Variable} from '../../model/expression.ts'
import type {Statement} from '../../model/statement.ts'
import {localOf} from '../graph/names.ts'
import {joined, markOf, type Pass} from '../pass.ts'
import {ownTokens} from '../tokens.ts'
import type {Expansion, Item} from './expansion.ts'
import type {ExpressionComparison, Read} from './expressions.ts'

/** The variable of the method that goes on as the one that its caller sets, which is the same from its first value on. */
export function takenOn({statement, frame}: Item, {value, call, frame: inside, statements}: Expansion, pass: Pass): Variable | undefined {
  const set = assignmentIn(statement)
  if (!set || set.value !== call || value?.expression.kind !== 'name' || isInTry(statement)) return undefined
  const {names} = pass.world
  const target = localOf(names[frame.side].bindingOf(set.target, frame.site))
  const own = names[inside.side].bindingOf(value.expression, inside.site)
  // What is given to the method is what the variable was before: then there are two of them.
  if (!target || own.is !== 'variable' || typeOf(target) !== own.variable.type || isNamedIn(call, set.target.name)) return undefined
  if (!statements.some(one => declaredBy(one) === own.variable)) return undefined
  pass.takesOver(own.variable, target)
  return own.variable
}

/** A handler would see what was set until then. */
export const isInTry = ({parent}: Statement): boolean => parent !== undefined && (parent.kind === 'try' || isInTry(parent))

const typeOf = ({type}: NonNullable<ReturnType<typeof localOf>>): string | undefined => (typeof type === 'string' ? type : type?.text)

const isNamedIn = (expression: Expression, name: string | undefined): boolean =>
  (expression.kind === 'name' && expression.name === name) || expression.children.some(child => isNamedIn(child, name))

/** The one variable that a statement declares with a value. */
function declaredBy({kind, expressions}: Statement): Variable | undefined {
  const [declared] = expressions
  return kind === 'declaration' && expressions.length === 1 && declared.parts.value ? declared.parts.variable : undefined
}

export const isTakenOn = ({statement, frame}: Item): boolean => {
  const variable = frame.given?.takenOn
  return variable !== undefined && declaredBy(statement) === variable
}

/** The declaration of a variable that is taken on, and the statement that gives the other one its first value. */
export function isSameTakenOn(before: Item, after: Item, comparison: ExpressionComparison): boolean {
  const [declaring, setting] = isTakenOn(after) ? [after, before] : [before, after]
  const set = assignmentIn(setting.statement)
  const [{parts}] = declaring.statement.expressions
  if (!set || !parts.variable || !parts.value) return false
  const target = localOf(comparison.bindingOf({expression: set.target, frame: setting.frame}))
  if (!target) return false
  const isAfter = declaring === after
  const [old, now] = isAfter ? [target, parts.variable] : [parts.variable, target]
  if (!comparison.pass.areSameVariable(old, now)) return false
  const [given, assigned] = [valueIn(declaring, parts.value), valueIn(setting, set.value)]
  if (!(isAfter ? comparison.compare(assigned, given) : comparison.compare(given, assigned))) return false
  const mark = markOf(joined(before.frame.causes, after.frame.causes))
  for (const [{statement, frame}, {expression}] of [
    [declaring, given],
    [setting, assigned],
  ] as const) {
    const around = ownTokens(frame.file, statement, [expression, ...statement.children])
    for (const token of around) comparison.pass.notes.token(frame.file, token, mark)
  }
  return true
}

const valueIn = ({statement, frame}: Item, expression: Expression): Read => ({expression, frame: {...frame, holes: statement.children}})

/** `name = value;` */
function assignmentIn({kind, expressions: [assignment]}: Statement): {target: Expression; value: Expression} | undefined {
  const [target] = assignment?.children ?? []
  const value = assignment?.parts.value
  if (kind !== 'expression' || assignment?.kind !== 'assignment' || assignment.parts.operator !== '=') return undefined
  return value && target?.kind === 'name' ? {target, value} : undefined
}
