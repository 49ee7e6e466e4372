/**
 * Which variable of a body before is which one after: those that paired statements declare in the same place. Under
 * another name it is the same variable only if every use followed.
 */
import {type BodyMapping, type Part, rootOf, type StatementPair, statementsOf} from '../map/mapping.ts'
import {namesIn, statementsNaming} from '../map/names.ts'
import type {Extent, Method, Parameter} from '../model/code.ts'
import type {Variable} from '../model/expression.ts'
import {commonWords, sharesWord} from '../text/words.ts'
import type {Trace} from '../trace.ts'
import {Contradictions, keepsValue, type RenamedAttributes} from './contradictions.ts'
import {declaredTogether, givenLater} from './declared-together.ts'
import type {Pair} from './pairs.ts'
import {pairParameters} from './parameters.ts'
import {isInside, Partners} from './scopes.ts'
import {type NameChange, nameChanges} from './votes.ts'

export type AnyVariable = Variable | Parameter

export interface VariablePair extends Pair<AnyVariable> {
  beforeIn: Method
  afterIn: Method
  /** Paired statements that use the variable on both sides. */
  references: StatementPair[]
}

/** Of the two main bodies, and of methods that code was extracted to. What was found in inlined code, no label confirmed. */
export function pairAllVariables(mapping: BodyMapping, renamed: RenamedAttributes, trace: Trace): VariablePair[] {
  const [source] = mapping.before
  return mapping.after.flatMap(part => new VariablePairing(mapping, source, part, renamed, trace).pair())
}

/** Where methods of several types became one, a variable that kept its name in one of them is not renamed by the others. */
export function keptNames(pairs: VariablePair[]): VariablePair[] {
  const kept = new Set(pairs.filter(({before, after}) => before.name === after.name).map(({after}) => after))
  return pairs.filter(({before, after}) => before.name === after.name || !kept.has(after))
}

class VariablePairing {
  private readonly statements: StatementPair[]
  private readonly changes: NameChange[]
  private readonly found: VariablePair[] = []
  private readonly paired = new Set<AnyVariable>()

  constructor(
    private readonly mapping: BodyMapping,
    private readonly source: Part,
    private readonly target: Part,
    private readonly renamed: RenamedAttributes,
    private readonly trace: Trace,
  ) {
    this.statements = mapping.pairsBetween(source, target)
    this.changes = nameChanges(this.statements)
  }

  pair(): VariablePair[] {
    const parameters = this.parameters()
    const declared = [
      ...this.statements.flatMap(statements => declaredTogether(statements).map(pair => ({...pair, statements}))),
      ...this.statements.flatMap(statements => givenLater(statements, this.source, this.target).map(pair => ({...pair, statements}))),
    ]
    const anywhere = this.mapping.pairs.flatMap(declaredTogether)
    const likely = new Partners([...parameters, ...anywhere, ...declared])
    const {source, target, statements, changes, renamed} = this
    const against = new Contradictions({source, target, isExtracted: !this.isMain, statements, changes, renamed, likely})
    for (const pair of parameters) this.add(pair)
    for (const pair of declared) {
      if (this.paired.has(pair.before) || this.paired.has(pair.after)) continue
      const reason = pair.before.name === pair.after.name ? undefined : against.reason(pair, pair.statements)
      if (reason) this.reject(pair, reason)
      else this.add(pair)
    }
    for (const pair of this.ofOneName()) this.add(pair)
    for (const pair of this.byUse()) this.add(pair)
    return this.found
  }

  /** Not a method that code was extracted to. */
  private get isMain(): boolean {
    return this.target === this.mapping.after[0]
  }

  private add({before, after}: Pair<AnyVariable>): void {
    const {source, target} = this
    const references = statementsNaming(source.body, before.name)
      .map(statement => this.mapping.ofBefore(statement))
      .filter(pair => pair !== undefined)
      .filter(pair => namesIn(pair.after).has(after.name))
      .filter(pair => isInside(pair.before, scopeOf(before, source)) && isInside(pair.after, scopeOf(after, target)))
    this.paired.add(before).add(after)
    this.found.push({before, after, beforeIn: methodAround(before, source), afterIn: methodAround(after, target), references})
  }

  private reject({before, after}: Pair<Variable>, reason: string): void {
    const subject = {...before, file: this.source.method.file, name: `${before.name} → ${after.name}`}
    this.trace.rejected('Rename Variable', subject, reason)
  }

  private parameters(): Pair<Parameter>[] {
    const {source, target, mapping, statements} = this
    const [main] = mapping.after
    if (this.isMain) return pairParameters(source.method, target.method, statements)
    const own = pairParameters(source.method, main.method, mapping.pairsBetween(source, main))
    return givenParameters(own, target, statements)
  }

  /** A name that each body declares once, in much the same way, is one variable even where the declarations have nothing in common. */
  private ofOneName(): Pair<Variable>[] {
    const open = new Map(declaredOnce(this.target, this.paired).map(one => [one.name, one]))
    return declaredOnce(this.source, this.paired).flatMap(before => {
      const after = open.get(before.name)
      return after && isSameKind(before, after) ? [{before, after}] : []
    })
  }

  /** The pair of a declaration that became another one, in this body or in that of another part. */
  private declaredElsewhere(variable: Variable): StatementPair | undefined {
    const declaring = statementsOf(this.source.body).find(({variables}) => variables.includes(variable))
    const pair = declaring && this.mapping.ofBefore(declaring)
    return pair?.after.variables.some(({kind}) => kind === variable.kind) ? pair : undefined
  }

  /** `Till till = open();` went to a new method; where its caller used `till`, it has something else from there now. */
  private wentAway(variable: Variable): boolean {
    const pair = this.declaredElsewhere(variable)
    return pair !== undefined && this.isMain && rootOf(pair.after) !== this.target.body.root
  }

  /**
   * Variables whose declarations do not pair, but one stands where the other stood, more often than anything else does. Of
   * another type, something of name and type must have stayed. What a loop or a `catch` gives is no value that is kept, and
   * one place where the one stands for the other says too little.
   */
  private byUse(): Pair<Variable>[] {
    const {source, target, changes} = this
    const gone = leftOver(source, target, this.paired).filter(variable => !this.declaredElsewhere(variable) || this.wentAway(variable))
    const fresh = leftOver(target, source, this.paired)
    const taken = new Set<Variable>()
    const candidates = gone.flatMap(before => fresh.map(after => ({before, after, ...countOf(changes, before.name, after.name)})))
    candidates.sort((x, y) => y.together - x.together || x.apart - y.apart)
    return candidates.filter(({before, after, together, apart}) => {
      const isSaid = together > apart && (together > 1 || (keepsValue(before) === keepsValue(after) && !this.wentAway(before)))
      const isMeant =
        isSaid && (before.type === after.type || (this.isMain && isAkin(before, after))) && !taken.has(before) && !taken.has(after)
      if (isMeant) taken.add(before).add(after)
      return isMeant
    })
  }
}

/** `queryData : QueryData` and `queryWhere : QueryWhere`, `id : Object` and `ids : Object[]` */
const isAkin = (before: Variable, after: Variable): boolean =>
  (sharesWord(before.name, after.name) || after.name === `${before.name}s` || before.name === `${after.name}s`) &&
  commonWords(before.type ?? '', after.type ?? '').length > 0

/** How often the one name became the other, and how often something else happened to either. */
const countOf = (changes: NameChange[], before: string, after: string) => ({
  together: changes.filter(one => one.before === before && one.after === after).length,
  apart: changes.filter(one => (one.before === before) !== (one.after === after)).length,
})

/** The statements that use a parameter of another type, in two bodies that read the same. */
export function sameUses({before, after}: Pair<Parameter>, beforeIn: Method, afterIn: Method): StatementPair[] {
  if (before.type?.text === after.type?.text || !beforeIn.body || !afterIn.body) return []
  const uses = statementsNaming(afterIn.body, after.name)
  return statementsNaming(beforeIn.body, before.name).flatMap((statement, i) =>
    uses[i] ? [{before: statement, after: uses[i], replacements: []}] : [],
  )
}

/** Parameters of an extracted method that are given a parameter of the method the code came from, and stand there for it. */
function givenParameters(own: Pair<Parameter>[], target: Part, statements: StatementPair[]): Pair<Parameter>[] {
  const taken = new Set<Parameter>()
  return target.method.parameters.flatMap(after => {
    const given = target.argumentsFor.get(after.name)
    const isGiven = (one: Pair<Parameter>) => (given === undefined ? isRenamed(one) && one.after.name === after.name : isNamed(one, given))
    const before = own.find(isGiven)?.before
    const isMeant = before && statements.some(pair => namesIn(pair.before).has(before.name) && namesIn(pair.after).has(after.name))
    if (!isMeant || taken.has(before)) return []
    taken.add(before)
    return [{before, after}]
  })
}

const isRenamed = ({before, after}: Pair<Parameter>): boolean => before.name !== after.name

const isNamed = ({before, after}: Pair<Parameter>, name: string): boolean => before.name === name || after.name === name

/** What holds a value may hold it as a resource, too, or be given it by a loop. */
const isSameKind = (before: Variable, after: Variable): boolean =>
  before.kind === after.kind || (HOLDING.has(before.kind) && HOLDING.has(after.kind))

const HOLDING = new Set<Variable['kind']>(['local', 'resource', 'for', 'for each'])

function declaredOnce({body: {variables}}: Part, paired: Set<AnyVariable>): Variable[] {
  const open = variables.filter(one => !paired.has(one) && one.kind !== 'lambda')
  const count = new Map<string, number>()
  for (const {name} of open) count.set(name, (count.get(name) ?? 0) + 1)
  return open.filter(one => count.get(one.name) === 1)
}

/** Local variables without a partner whose name the other body does not know. */
function leftOver(part: Part, other: Part, paired: Set<AnyVariable>): Variable[] {
  const known = new Set([...other.body.variables, ...other.method.parameters].map(({name}) => name))
  return part.body.variables.filter(variable => !paired.has(variable) && !known.has(variable.name) && variable.kind !== 'lambda')
}

/** The method a variable of a body belongs to: a method of an anonymous class where it stands in one. */
export function methodAround(variable: AnyVariable, part: Part): Method {
  if (variable.is === 'parameter') return part.method
  // Composites are listed inner ones first.
  const around = part.body.composites.find(({member, start, end}) => member && variable.start >= start && variable.end <= end)
  return around?.member?.() ?? part.method
}

const scopeOf = (variable: AnyVariable, part: Part): Extent => (variable.is === 'parameter' ? part.body.root : variable.scope)
