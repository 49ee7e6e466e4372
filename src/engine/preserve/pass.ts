/**
 * One comparison of two bodies, with the bodies that stand in the place of calls: what is known, and what it says.
 */
import type {Finding} from '../families/family.ts'
import type {Attribute, Method, Parameter} from '../model/code.ts'
import type {Expression, Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import type {Relations} from '../pair/relations.ts'
import type {AnyVariable} from '../pair/variables.ts'
import type {Mark} from './account.ts'
import {calledName, type Expansion} from './compare/expansion.ts'
import type {Frame} from './frame.ts'
import type {Names} from './graph/names.ts'
import type {MovedParameters} from './moved-parameters.ts'
import {Notes} from './notes.ts'
import type {Partners} from './partners.ts'
import type {Reason} from './reason.ts'

/** What all comparisons share. */
export interface World {
  partners: Partners
  given: MovedParameters
  names: Record<Frame['side'], Names>
  relations: Relations
}

/** A variable of one side that stands for its value on the other. */
export interface ValueUse {
  variable: Variable
  finding: Finding
  /** Where the variable is read, on its own side. */
  use: Expression
  frame: Frame
}

/** A declaration that a refactoring made or removed, as long as its uses agree. */
export interface ValueDeclaration {
  statement: Statement
  frame: Frame
  findings: readonly Finding[]
  /** What follows it on the other side. */
  next: {statement: Statement; frame: Frame} | undefined
}

/** A parameter whose value a variable of the other side keeps. */
export interface Kept {
  parameter: Parameter
  finding: Finding
  /** Where the body that has the parameter is read. */
  frame: Frame
}

/** A statement without a partner, and the nearest ones around it that have one. */
export interface Lonely {
  statement: Statement
  frame: Frame
  neighbours: readonly Statement[]
  /** The method whose code stands where its partner is missing: an extracted or inlined one, where that is read there. */
  missingIn: Method | undefined
  reason: Reason
}

export interface ReturnedValue {
  expression: Expression
  frame: Frame
}

export class Pass {
  readonly notes = new Notes()
  /** What no token shows: assignments that no longer reach their readers, values computed at another time. */
  readonly concerns: {findings: readonly Finding[]; reason: Reason}[] = []
  readonly valueUses: ValueUse[] = []
  /** Attributes of one side that stood for their values. */
  readonly attributeUses: {attribute: Attribute; finding: Finding}[] = []
  readonly valueDeclarations: ValueDeclaration[] = []
  readonly lonely: Lonely[] = []
  /** Calls whose bodies were read in their place. */
  readonly expansions = new Set<Expansion>()
  isAttempting = false
  /** Parts of the expression that was last compared changed places. */
  hasReordered = false
  private readonly spliced = new Set<Expression>()
  private readonly consumed = new Set<Expression>()
  private readonly handed = new Set<Parameter>()
  private readonly going = new Map<Expression, Expansion>()
  /** Of a body that returns in several places: what it gives where that is compared. */
  returned: ReturnedValue | undefined
  private readonly kept = new Map<Variable, Kept>()
  private readonly partners = new Map<AnyVariable, AnyVariable>()
  private readonly stands = new Map<AnyVariable, AnyVariable>()

  private readonly expandedNames: ReadonlySet<string | undefined>

  constructor(
    readonly world: World,
    /** Methods whose bodies are read in the place of their calls, with what says so. */
    readonly expanded: Record<Frame['side'], ReadonlyMap<Method, Finding>>,
  ) {
    this.expandedNames = new Set([...expanded.before.keys(), ...expanded.after.keys()].map(calledName))
  }

  /** A call of this name may be read as a body. */
  mayExpand(name: string | undefined): boolean {
    return this.expandedNames.has(name)
  }

  /** The statements of the called method stand before the one that holds the call. */
  splice(call: Expression): void {
    this.spliced.add(call)
  }

  isSpliced(call: Expression): boolean {
    return this.spliced.has(call)
  }

  /** What the call gives is told where its body returns. */
  goOn(call: Expression, expansion: Expansion): void {
    this.going.set(call, expansion)
  }

  goingOn(call: Expression): Expansion | undefined {
    return this.going.get(call)
  }

  /** Asks with one of the values that a body returns. */
  reading(value: ReturnedValue, ask: () => boolean): boolean {
    const known = this.returned
    this.returned = value
    const answer = ask()
    this.returned = known
    return answer
  }

  /** Two variables that the same place declares. The first word counts. */
  declare(before: AnyVariable, after: AnyVariable): void {
    if (!this.partners.has(before) && !this.partners.has(after)) {
      this.partners.set(before, after)
      this.partners.set(after, before)
    }
  }

  hasPartner(variable: AnyVariable): boolean {
    return this.partners.has(variable)
  }

  /** One variable takes over the value of another of the same side, which ends there: from now on it is the same. */
  takesOver(variable: AnyVariable, from: AnyVariable): void {
    this.stands.set(variable, from)
  }

  areSameVariable(before: AnyVariable, after: AnyVariable): boolean {
    const [b, a] = [this.stands.get(before) ?? before, this.stands.get(after) ?? after]
    if (this.partners.has(b) || this.partners.has(a)) return this.partners.get(b) === a
    return this.world.partners.areSame(before, after)
  }

  /** A variable that keeps what a body is given as a parameter, because of a refactoring. */
  keep(variable: Variable, kept: Kept): void {
    this.kept.set(variable, kept)
  }

  isKept(variable: Variable, parameter: Parameter): boolean {
    return this.kept.get(variable)?.parameter === parameter
  }

  /** The variable that is declared where the parameter's value is computed. */
  keeperOf(parameter: Parameter): Variable | undefined {
    for (const [variable, kept] of this.kept) if (kept.parameter === parameter) return variable
    return undefined
  }

  keptBy(variable: Variable): Kept | undefined {
    return this.kept.get(variable)
  }

  /** What the body sets a parameter to goes back to the variable that was given. */
  handBack(parameter: Parameter): void {
    this.handed.add(parameter)
  }

  isHandedBack(parameter: Parameter): boolean {
    return this.handed.has(parameter)
  }

  /** An argument that the body in its call's place was compared by. */
  consume(argument: Expression): void {
    this.consumed.add(argument)
  }

  isConsumed(argument: Expression): boolean {
    return this.consumed.has(argument)
  }

  /** Asks without keeping anything that was said or learned meanwhile. */
  attempt(ask: () => boolean): boolean {
    this.isAttempting = true
    const since = this.notes.now
    const lists = [this.concerns, this.valueUses, this.attributeUses, this.valueDeclarations, this.lonely]
    const lengths = lists.map(list => list.length)
    const [partners, expansions] = [this.partners.size, this.expansions.size]
    const answer = ask()
    this.isAttempting = false
    this.notes.takeBack(since)
    lists.forEach((list, i) => {
      list.length = lengths[i]
    })
    dropFrom(this.expansions, expansions)
    dropFrom(this.partners, partners)
    return answer
  }

  concern(findings: readonly Finding[], reason: Reason): void {
    this.concerns.push({findings, reason})
  }
}

/** What was put in last goes: sets and maps keep the order. */
function dropFrom<T>(collection: Set<T> | Map<T, unknown>, size: number): void {
  let place = 0
  for (const key of collection.keys()) if (place++ >= size) collection.delete(key)
}

const SAME: Mark = {is: 'same'}

export const markOf = (causes: readonly Finding[]): Mark => (causes.length ? {is: 'caused', by: causes} : SAME)

export function joined(...lists: (readonly Finding[])[]): readonly Finding[] {
  const [first, ...rest] = lists.filter(list => list.length)
  if (!rest.length) return first ?? []
  return [...new Set([first, ...rest].flat())]
}
