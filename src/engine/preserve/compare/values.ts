/**
 * Values that are computed at another time than before: by a variable that was extracted or inlined, or as an argument of
 * a call that stands for code. What they read must not have been set meanwhile, and what they do must be done once.
 */
import type {Extent, Method, Parameter} from '../../model/code.ts'
import type {Expression} from '../../model/expression.ts'
import type {Body, Statement} from '../../model/statement.ts'
import {actsIn, assignedNames, isFirstToRun, isInLambda, isRead, settable, steadinessOf, usesIn} from '../effects.ts'
import type {Frame} from '../frame.ts'
import {type Kept, markOf, type Pass, type ValueDeclaration} from '../pass.ts'
import {type Located, type Reason, reasonAt} from '../reason.ts'
import {codeTokens, tokenText} from '../tokens.ts'
import {checkReceiver} from './asked-first.ts'
import {areReadInOrder} from './evaluation-order.ts'
import type {Expansion} from './expansion.ts'
import {checkResult, checkType, isGivenOn} from './kept-types.ts'
import {isReadAtOnce, mayThrow, reads} from './throwing.ts'

/** Speaks for the declarations of variables that stood for their values, now that all uses are known. */
export function settleValues(pass: Pass): void {
  for (const declaration of pass.valueDeclarations) settle(declaration, pass)
  for (const expansion of pass.expansions) {
    checkReceiver(expansion, pass)
    checkArguments(expansion, pass)
    checkOrder(expansion, pass)
    checkResult(expansion, pass)
  }
}

function settle({statement, frame, findings, next}: ValueDeclaration, pass: Pass): void {
  const isUsed = statement.expressions.every(
    ({parts: {variable}}, i) => variable && (pass.keptBy(variable) || pass.valueUses.some(use => use.finding === findings[i])),
  )
  const kind = frame.side === 'after' ? 'added' : 'dropped'
  if (!isUsed) {
    pass.notes.paint(frame.file, statement, {is: 'edited', reason: reasonAt(kind, statement, frame)})
    return
  }
  pass.notes.paint(frame.file, statement, markOf([...new Set([...frame.causes, ...findings])]))
  for (const [i, finding] of findings.entries()) {
    const {value, variable} = statement.expressions[i].parts
    if (!value || !variable) continue
    const kept = pass.keptBy(variable)
    const inTime = kept ? isKeptInTime(value, kept, frame, next, pass) : isInTime(value, variable.name, statement, frame, pass)
    if (!inTime) pass.concern([finding, ...(kept ? [kept.finding] : [])], reasonAt('evaluated otherwise', statement, frame))
    const readers = statement.parent?.children.slice(statement.index + 1) ?? []
    checkType({expression: value, frame}, variable.type, finding, pass, () => isGivenOn(variable.name, allIn(readers), frame, pass))
  }
}

/** What the variable keeps is given right where it was declared: the call, or its body, follows. */
function isKeptInTime(value: Expression, {frame: inside}: Kept, frame: Frame, next: ValueDeclaration['next'], pass: Pass): boolean {
  if (steadinessOf(value, frame, pass.world.names[frame.side]) === 'steady') return true
  if (inside.site.method?.isConstructor) return false
  const calls = callsAround(inside)
  if (next?.frame.given) return callsAround(next.frame).some(call => calls.includes(call))
  const outer = calls.at(-1)
  return next !== undefined && outer !== undefined && contains(next.statement, outer) && isFirstToRun(outer, next.statement)
}

const callsAround = ({given}: Frame): Expression[] => (given ? [given.call, ...callsAround(given.caller)] : [])

const contains = (outer: Extent, {start, end}: Extent): boolean => outer.start <= start && end <= outer.end

/** The value is the same where the variable is read: nothing in between may change it, nor does it change anything itself. */
function isInTime(value: Expression, name: string, declared: Statement, frame: Frame, pass: Pass): boolean {
  const body = frame.site.method?.body
  if (!body || assignedNames(body).has(name)) return false
  const names = pass.world.names[frame.side]
  const steadiness = steadinessOf(value, frame, names)
  const throws = mayThrow({expression: value, frame}, pass)
  if (steadiness === 'steady' && !throws) return true
  const following = declared.parent?.children.slice(declared.index + 1) ?? []
  const readers = following.filter(statement => reads(statement, name))
  const [first] = readers
  if (!first || !isInOrder(declared, following, pass)) return false
  const isNext = following.slice(0, following.indexOf(first)).every(one => isValueDeclaration(one, pass))
  const uses = [...usesIn(first, name)]
  const isOnce = readers.length === 1 && uses.length === 1 && !first.children.some(child => reads(child, name))
  if (isNext && isOnce && isFirstToRun(uses[0], first, settable(value, frame, names))) return true
  if (steadiness === 'acts' || (throws && !isReadAtOnce(following, name))) return false
  return steadiness === 'steady' || isQuietUntilRead(following.slice(0, following.indexOf(readers[readers.length - 1]) + 1), name)
}

/** Nothing runs until the last statement reads it, and none reads it later, from a function that it makes. */
const isQuietUntilRead = (statements: readonly Statement[], name: string): boolean =>
  quiet(statements) && !allIn(statements).some(one => [...usesIn(one, name)].some(use => isInLambda(use, one)))

const allIn = (statements: readonly Statement[]): Statement[] => statements.flatMap(one => [one, ...allIn(one.children)])

/** Among the variables beside it that stand for their values, too. */
function isInOrder(declared: Statement, following: readonly Statement[], pass: Pass): boolean {
  const beside = pass.valueDeclarations.filter(({statement}) => statement.parent === declared.parent)
  const values = beside
    .flatMap(({statement, frame}) => statement.expressions.map(({parts}) => ({...parts, frame})))
    .flatMap(({variable, value, frame}) =>
      variable && value ? [{...variable, steadiness: steadinessOf(value, frame, pass.world.names[frame.side])}] : [],
    )
    .sort((one, other) => one.start - other.start)
  const own = declared.expressions.map(({parts}) => parts.variable?.name)
  const touching = values.filter(({name}) => own.includes(name))
  return values.every(other =>
    touching.every(one => areReadInOrder(one.start <= other.start ? (one === other ? [one] : [one, other]) : [other, one], following)),
  )
}

/** Statements that neither call nor set anything. */
const quiet = (statements: readonly Statement[]): boolean => !statements.some(actsIn)

const isValueDeclaration = (statement: Statement, pass: Pass): boolean => pass.valueDeclarations.some(one => one.statement === statement)

/** Arguments are computed once, before the body; the code they stand for may have done so later, or again and again. */
function checkArguments({method, finding, call, frame}: Expansion, pass: Pass): void {
  const caller = frame.given?.caller
  if (!caller || !method.body) return
  const twice = (call.parts.args ?? []).find((one, i, all) => one.kind !== 'literal' && all.findIndex(other => other.text === one.text) < i)
  // Which of the two parameters the body means, this call does not tell.
  if (twice) pass.concern([finding], reasonAt('unseen', twice, caller))
  for (const [i, parameter] of method.parameters.entries()) {
    const value = call.parts.args?.[i]
    if (!value || pass.keeperOf(parameter)) continue
    if (!pass.isConsumed(value)) {
      if (isUnread(parameter, value, method) && isQuiet(value, caller, pass)) continue
      const told = editedWhereRead(value, parameter, {method, caller}, pass)
      const reason = told ?? reasonAt(caller.side === 'after' ? 'added' : 'dropped', value, caller)
      pass.notes.paint(caller.file, value, {is: 'edited', reason})
      if (!told) pass.concern([finding], reason)
      continue
    }
    const inside = [...method.body.leaves, ...method.body.composites]
    checkType({expression: value, frame: caller}, parameter.type?.text, finding, pass, () => isGivenOn(parameter.name, inside, frame, pass))
    const isSet = assignedNames(method.body).has(parameter.name) && !pass.isHandedBack(parameter)
    if (isSet && value.kind === 'name' && isReadAfter(value, caller)) {
      pass.concern([finding], reasonAt('assigned', value, caller))
    }
    if (!isArgumentInTime(value, parameter, method, caller, pass)) pass.concern([finding], reasonAt('evaluated otherwise', value, caller))
  }
}

/** Each of the values that a call gives may change what the next one is. */
function checkOrder({method, finding, call, frame}: Expansion, pass: Pass): void {
  const caller = frame.given?.caller
  const root = method.body?.root
  if (!caller || !root) return
  const given = method.parameters.flatMap((parameter, i) => {
    const [value, keeper] = [call.parts.args?.[i], pass.keeperOf(parameter)]
    return value ? [{name: parameter.name, keeper, steadiness: steadinessOf(value, caller, pass.world.names[caller.side])}] : []
  })
  const acting = given.flatMap(({keeper, steadiness}) => (keeper && steadiness === 'acts' ? [keeper.start] : []))
  const isKept = acting.every((start, i) => i === 0 || acting[i - 1] < start)
  const rest = given.filter(({keeper}) => !keeper)
  if (!isKept || !areReadInOrder(rest, root.children)) pass.concern([finding], reasonAt('evaluated otherwise', call, caller))
}

/**
 * The argument is what stood there, and the code around it was edited: `book(due)` became `book(due.minus(1))`, and the call gives
 * `due`. The edit is told where it stands, and the call has nothing of its own to tell.
 */
function editedWhereRead(
  value: Expression,
  {name}: Parameter,
  {method, caller}: {method: Method; caller: Frame},
  pass: Pass,
): Reason | undefined {
  const {body, file} = method
  const uses = body ? [...body.leaves, ...body.composites].flatMap(statement => [...usesIn(statement, name)]) : []
  const marks = uses.flatMap(use => codeTokens(file, use)).map(token => pass.notes.markOf(file, token))
  const given = wordsOf({file: caller.file, ...value})
  const otherSide = caller.side === 'after' ? 'before' : 'after'
  return marks
    .flatMap(mark => (mark?.is === 'edited' ? [mark.reason] : []))
    .find(reason => reason[otherSide].some(place => ` ${wordsOf(place)} `.includes(` ${given} `)))
}

const wordsOf = ({file, start, end}: Located): string =>
  codeTokens(file, {start, end})
    .map(token => tokenText(file, token))
    .join(' ')

/** Nor does the body name what it is given by itself: then it may have forgotten to read the parameter. */
const isUnread = (parameter: Parameter, value: Expression, method: Method): boolean =>
  !isRead(parameter.name, method) && (value.name === undefined || !isRead(value.name, method))

/** Computing it does nothing. */
const isQuiet = (value: Expression, caller: Frame, pass: Pass): boolean =>
  value.kind === 'name' || steadinessOf(value, caller, pass.world.names[caller.side]) === 'steady'

/** The caller goes on with the variable it gave: what the body sets it to would have to reach it. */
function isReadAfter({name = '', end}: Expression, {site}: Frame): boolean {
  const body = site.method?.body
  if (!body) return true
  const around = body.composites.filter(one => LOOPS.has(one.kind) && one.start < end && end <= one.end)
  const from = Math.min(end, ...around.map(({start}) => start))
  return [...body.leaves, ...body.composites].some(statement =>
    [...usesIn(statement, name)].some(use => use.start > from && use.end !== end),
  )
}

const LOOPS = new Set(['for', 'for each', 'while', 'do'])

function isArgumentInTime(value: Expression, {name}: Parameter, {body, isConstructor}: Method, caller: Frame, pass: Pass): boolean {
  const steadiness = steadinessOf(value, caller, pass.world.names[caller.side])
  const throws = mayThrow({expression: value, frame: caller}, pass)
  if ((steadiness === 'steady' && !throws) || !body) return true
  if (value.kind === 'name' && !isShared(value, caller, pass)) return true
  if (isConstructor) return false // the supertype's constructor and the values of attributes run in between
  if (throws && !isReadAtOnce(body.root.children, name)) return false
  const readers = [...body.leaves, ...body.composites].filter(statement => !usesIn(statement, name).next().done)
  if (steadiness === 'steady') return true
  if (steadiness === 'reads') return quietUntil(body, name)
  const [first] = body.root.children
  const uses = readers.length === 1 && readers[0] === first ? [...usesIn(first, name)] : []
  return uses.length === 1 && isFirstToRun(uses[0], first, settable(value, caller, pass.world.names[caller.side]))
}

/** Nothing that is called or set before the last use of a name could change what it stands for. */
export function quietUntil(body: Body, name: string): boolean {
  const readers = [...body.leaves, ...body.composites].filter(statement => !usesIn(statement, name).next().done)
  const last = Math.max(-1, ...readers.map(({start}) => start))
  const isFirst = (reader: Statement) => [...usesIn(reader, name)].every(use => isFirstToRun(use, reader))
  const isDeferred = (reader: Statement) => [...usesIn(reader, name)].some(use => isInLambda(use, reader))
  return quiet(body.leaves.filter(({start}) => start < last)) && readers.every(one => !isDeferred(one) && (!actsIn(one) || isFirst(one)))
}

/** A local variable of the caller cannot change while the body runs. */
function isShared(value: Expression, caller: Frame, pass: Pass): boolean {
  const binding = pass.world.names[caller.side].bindingOf(value, caller.site)
  return binding.is !== 'variable' && binding.is !== 'parameter'
}
