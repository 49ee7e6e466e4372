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
export function* running(expression: Expression): Generator<Expression> {
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

/** A constant of which all is written. */
export const isLiteral = ({modifiers, initializer}: Attribute): boolean => modifiers.has('final') && initializer?.kind === 'literal'

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
      const target = targetOf(expression)
      if (target?.name) names.add(target.name)
    }
  }
  assigned.set(body, names)
  return names
}

/** What an assignment, `++` or `--` sets. */
const targetOf = (expression: Expression): Expression | undefined =>
  expression.kind === 'assignment' || expression.kind === 'postfix' || isStep(expression) ? expression.children[0] : undefined

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

/** Nothing else of the statement runs before the call does, nor is anything read before that the call may set; what is asserted may not run. */
export function isFirstToRun(call: Expression, statement: Statement, mayBeSet: (read: Expression) => boolean = () => false): boolean {
  if (NOT_ONCE.has(statement.kind)) return false
  if (coreOf(statement) === call) return true
  const runsBefore = (one: Expression, asked: Expression | undefined) => acts(one) || (one !== asked && mayBeSet(one))
  return pathTo(call, statement.expressions).every(
    ({kind, operator, index, earlier, asked}) =>
      kind !== 'lambda' &&
      (index === 0 || (!earlier.some(one => runsBefore(one, asked)) && !SKIPPING.has(kind) && !SKIPPING.has(operator))),
  )
}

/** What a call may set while it runs: attributes and elements of arrays; and variables, where they are set right there. */
export function settable(value: Expression | undefined, frame: Frame, names: Names): (read: Expression) => boolean {
  const set = new Set(value ? [...running(value)].map(one => targetOf(one)?.name) : [])
  return read => [...running(read)].some(one => one.kind === 'array access' || isShared(one, frame, names) || isNamed(one, set))
}

const isNamed = ({kind, name}: Expression, names: ReadonlySet<string | undefined>): boolean =>
  kind === 'name' && name !== undefined && names.has(name)

/** An attribute that others may set. What is written with a capital and not seen is taken for a type or a constant. */
function isShared(expression: Expression, frame: Frame, names: Names): boolean {
  const {kind, name = ''} = expression
  if (kind !== 'name' && kind !== 'attribute access') return false
  const binding = names.bindingOf(expression, frame.site)
  return binding.is === 'attribute' ? !isSetOnce(binding.attribute, frame) : binding.is === 'outside' && !/^\p{Lu}/u.test(name)
}

const NOT_ONCE = new Set(['while', 'do', 'for', 'assert'])

const SKIPPING = new Set(['conditional', '&&', '||', 'switch'])

interface Step {
  kind: string
  operator: string
  index: number
  earlier: Expression[]
  /** Who is asked: that it is another one by then is not reckoned with. */
  asked: Expression | undefined
}

function pathTo(target: Expression, expressions: readonly Expression[]): Step[] {
  for (const [index, expression] of expressions.entries()) {
    if (target.start < expression.start || target.end > expression.end) continue
    if (expression === target) return []
    const {kind, children, parts} = expression
    const at = children.findIndex(child => target.start >= child.start && target.end <= child.end)
    const earlier = children.slice(0, Math.max(at, 0)).flatMap(child => (isOnlySet(child, expression) ? child.children : [child]))
    const step = {kind, operator: parts.operator ?? '', index: index || at, earlier: [...expressions.slice(0, index), ...earlier]}
    return [{...step, asked: parts.receiver}, ...(at < 0 ? [] : pathTo(target, [children[at]]))]
  }
  return []
}

const isOnlySet = (child: Expression, {kind, parts, children}: Expression): boolean =>
  kind === 'assignment' && parts.operator === '=' && child === children[0]

/** It stands in a function, which runs when it is called. */
export const isInLambda = (use: Expression, statement: Statement): boolean =>
  pathTo(use, statement.expressions).some(({kind}) => kind === 'lambda') || isInBlockOfExpression(statement)

function isInBlockOfExpression({kind, parent}: Statement): boolean {
  if (kind === 'member') return true
  return parent !== undefined && ((kind === 'block' && !HOLDERS.has(parent.kind)) || isInBlockOfExpression(parent))
}

const HOLDERS = new Set([
  'block',
  'if',
  'for',
  'for each',
  'while',
  'do',
  'switch',
  'case',
  'try',
  'catch',
  'finally',
  'synchronized',
  'label',
])

const acts = (expression: Expression): boolean => [...running(expression)].some(one => ACTS.has(one.kind) || isStep(one))
