/**
 * The types that values are kept, given and returned as, held against their own.
 */
import type {Finding} from '../../families/family.ts'
import type {Expression} from '../../model/expression.ts'
import {expressionsIn, type Statement} from '../../model/statement.ts'
import {isInLambda, usesIn} from '../effects.ts'
import type {Frame, Given} from '../frame.ts'
import {isVariadic} from '../graph/narrowed.ts'
import type {Pass} from '../pass.ts'
import {reasonAt} from '../reason.ts'
import {conversionOf} from './conversions.ts'
import type {Expansion} from './expansion.ts'
import type {Read} from './expressions.ts'

/** What is kept, given or returned as another type is another value; where its own type is not seen, it may be. */
export function checkType(value: Read, declared: string | undefined, finding: Finding, pass: Pass, isGivenOn: () => boolean): void {
  const conversion = conversionOf(value, declared, pass.world.names)
  if (conversion === 'none' || (conversion === 'narrower' && !isGivenOn())) return
  pass.concern([finding], reasonAt(conversion === 'converted' ? 'edited' : 'unseen', value.expression, value.frame))
}

/** What the caller takes as the very type that the method gives is turned into it here or there. */
export function checkResult({method, finding, call, frame}: Expansion, pass: Pass): void {
  const {given} = frame
  if (!given || given.use === 'statement' || !method.returnType || takenAs(call, given) === method.returnType.text) return
  for (const {kind, expressions} of method.body?.leaves ?? []) {
    const isGiven = () => isGivenTo(call, given.holder, given.caller, pass)
    if (kind === 'return' && expressions[0]) checkType({expression: expressions[0], frame}, method.returnType.text, finding, pass, isGiven)
  }
}

/** The type that the caller wants what a call gives to be, where it says so. */
function takenAs(call: Expression, {caller, use, holder}: Given): string | undefined {
  if (isInLambda(call, holder)) return undefined // a function gives what whoever takes it says
  if (use === 'returned') return caller.site.method?.returnType?.text
  const [declared] = holder.expressions
  return declared?.parts.value === call ? declared.parts.variable?.type : undefined
}

/** To something that was not read, which may take it as one thing or as another. */
export const isGivenOn = (name: string, statements: readonly Statement[], frame: Frame, pass: Pass): boolean =>
  statements.some(statement => [...usesIn(statement, name)].some(use => isGivenTo(use, statement, frame, pass)))

function isGivenTo(value: Expression, statement: Statement, {side, site}: Frame, {world: {names}}: Pass): boolean {
  for (const one of expressionsIn(statement)) {
    if (one.start > value.start || one.end < value.end || !one.parts.args?.some(given => isHandedOn(value, given))) continue
    if (one.kind !== 'call' && one.kind !== 'creation') continue
    const binding = names[side].bindingOf(one, site)
    if (binding.is === 'outside' || (binding.is === 'method' && binding.methods.some(isVariadic))) return true
  }
  return false
}

const isHandedOn = (value: Expression, given: Expression): boolean =>
  given === value ||
  ((given.kind === 'parenthesized' || given.kind === 'conditional') && given.children.some(one => isHandedOn(value, one)))
