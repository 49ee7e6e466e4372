/**
 * What running an expression does, as far as its own words show: the def-use edges where code moves in time. A value that
 * is steady gives the same whenever it is asked for; one that acts must run as often, and in the same order, as before.
 */
import {coreOf} from '../map/statements.ts'
import type {Attribute, Method} from '../model/code.ts'
import type {Expression} from '../model/expression.ts'
import {type Body, expressionsIn, type Statement} from '../model/statement.ts'
import type {Frame} from './frame.ts'
import type {Names} from './graph/names.ts'

const ACTS = new Set(['call', 'creation', 'array creation', 'assignment', 'postfix', 'switch', 'other'])

/** The expression and what runs with it: the inside of a function runs when it is called. */
function* running(expression: Expression): Generator<Expression> {
  yield expression
  if (expression.kind === 'lambda') return
  for (const child of expression.children) yield* running(child)
}

export type Steadiness = 'steady' | 'reads' | 'acts'

/** `reads` looks at something that other code may set. */
export function steadinessOf(expression: Expression, frame: Frame, names: Names): Steadiness {
  let worst: Steadiness = 'steady'
  for (const one of running(expression)) {
    if (ACTS.has(one.kind) || isStep(one)) return 'acts'
    if (one.kind === 'array access') worst = 'reads'
    if (one.kind !== 'name' && one.kind !== 'attribute access') continue
    const binding = names.bindingOf(one, frame.site)
    if (binding.is === 'variable' || binding.is === 'parameter') {
      const name = binding.is === 'variable' ? binding.variable.name : binding.parameter.name
      if (frame.site.method?.body && assignedNames(frame.site.method.body).has(name)) worst = 'reads'
    } else if (binding.is === 'attribute') {
      if (!isSetOnce(binding.attribute, frame)) worst = 'reads'
    } else if (binding.is === 'outside') worst = 'reads'
  }
  return worst
}

/** A constant; or nobody but what makes the object sets it. */
const isSetOnce = (attribute: Attribute, {site: {method}}: Frame): boolean =>
  attribute.modifiers.has('final') ||
  attribute.isEnumConstant ||
  (method !== undefined && !method.isConstructor && !method.isInitializer && isHidden(attribute) && !isSetLater(attribute))

/** Nothing outside its file can set it, nor is asked to by a note. */
const isHidden = ({visibility, annotations}: Attribute): boolean => visibility === 'private' && annotations.length === 0

const setLater = new WeakMap<Attribute, boolean>()

/** To look at the text alone may only find too much. */
function isSetLater(attribute: Attribute): boolean {
  const known = setLater.get(attribute)
  if (known !== undefined) return known
  const {file, type, name} = attribute
  const makers = [attribute, ...type.initializers, ...type.methods.filter(({isConstructor}) => isConstructor)]
  const sets = new RegExp(`(\\+\\+|--)\\s*([\\w.]*\\.)?${word(name)}|${word(name)}\\s*(=(?!=)|\\+\\+|--|(<<|>>>?|[-+*/%&|^])=)`, 'gu')
  const isLater = [...file.text.matchAll(sets)].some(({index}) => !makers.some(({start, end}) => index >= start && index < end))
  setLater.set(attribute, isLater)
  return isLater
}

const word = (name: string): string => `(?<![\\w$])${name.replaceAll('$', '\\$')}(?![\\w$])`

const isStep = ({kind, parts}: Expression): boolean => kind === 'prefix' && (parts.operator === '++' || parts.operator === '--')

const assigned = new WeakMap<Body, ReadonlySet<string>>()

/** Names that something is assigned to after their declaration. */
export function assignedNames(body: Body): ReadonlySet<string> {
  const known = assigned.get(body)
  if (known) return known
  const names = new Set<string>()
  for (const statement of [...body.leaves, ...body.composites]) {
    for (const expression of expressionsIn(statement)) {
      const isSet = expression.kind === 'assignment' || expression.kind === 'postfix' || isStep(expression)
      const target = isSet ? expression.children[0] : undefined
      if (target?.name) names.add(target.name)
    }
  }
  assigned.set(body, names)
  return names
}

/** Where a statement itself, not those inside it, names a variable. */
export function* usesIn(statement: Statement, name: string): Generator<Expression> {
  for (const expression of expressionsIn(statement)) if (expression.kind === 'name' && expression.name === name) yield expression
}

/** The body of a method names it, or something that is called the same. */
export const isRead = (name: string, {body}: Method): boolean =>
  body === undefined ||
  [...body.leaves, ...body.composites].some(one => [...expressionsIn(one)].some(expression => expression.name === name))

/** True where a statement calls or sets something. */
export const actsIn = (statement: Statement): boolean =>
  [...expressionsIn(statement)].some(one => ACTS.has(one.kind) || isStep(one)) || statement.children.some(actsIn)

/** Nothing else of the statement runs before the call does. */
export function isFirstToRun(call: Expression, statement: Statement): boolean {
  if (statement.kind === 'while' || statement.kind === 'do' || statement.kind === 'for') return false
  const core = coreOf(statement)
  if (core === call) return true
  const path = pathTo(call, statement.expressions)
  return path.every(
    ({kind, operator, index, earlier}) => index === 0 || (!earlier.some(acts) && !SKIPPING.has(kind) && !SKIPPING.has(operator)),
  )
}

const SKIPPING = new Set(['conditional', 'lambda', '&&', '||', 'switch'])

interface Step {
  kind: string
  operator: string
  index: number
  earlier: Expression[]
}

function pathTo(target: Expression, expressions: readonly Expression[]): Step[] {
  for (const [index, expression] of expressions.entries()) {
    if (target.start < expression.start || target.end > expression.end) continue
    if (expression === target) return []
    const at = expression.children.findIndex(child => target.start >= child.start && target.end <= child.end)
    const step = {
      kind: expression.kind,
      operator: expression.parts.operator ?? '',
      index: at,
      earlier: expression.children.slice(0, Math.max(at, 0)),
    }
    return [{...step, index: index || step.index}, ...pathTo(target, expression.children)]
  }
  return []
}

const acts = (expression: Expression): boolean => [...running(expression)].some(one => ACTS.has(one.kind) || isStep(one))
