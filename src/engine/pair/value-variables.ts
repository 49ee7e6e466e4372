/**
 * Variables that hold what stood in place before, and variables that are gone, what they held standing in place now. Both
 * are one question: a variable of the version here, its value in the version there. An inlined variable is an extracted
 * one read backwards.
 */
import {type BodyMapping, type Part, rootOf, type StatementPair, statementsOf} from '../map/mapping.ts'
import {namesIn, statementsNaming} from '../map/names.ts'
import {isValue, type Occurrence, Occurrences} from '../map/occurrences.ts'
import {descendants, type Expression, type Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import type {Replacement, ReplacementName} from '../replacements/replacement.ts'
import {isSaidWith, valuesOf} from './handed-on.ts'
import {SameValues, type ValueContext} from './same-values.ts'
import {declaredAs, isInside} from './scopes.ts'
import type {AnyVariable} from './variables.ts'

export interface ValueVariable {
  variable: AnyVariable
  /** Where the variable is declared. */
  part: Part
  /** Paired statements in which the one stands for the other. */
  users: StatementPair[]
  /** Where the value stood, or stands now. */
  places: Occurrence[]
}

export function extractedVariables(mapping: BodyMapping, context: ValueContext): ValueVariable[] {
  return new ValueSearch(mapping, 'after', context).find()
}

export function inlinedVariables(mapping: BodyMapping, context: ValueContext): ValueVariable[] {
  return new ValueSearch(mapping, 'before', context).find()
}

type Side = 'before' | 'after'

class ValueSearch {
  private readonly there: Side
  private readonly values: SameValues
  private readonly occurrencesHere: Occurrences
  private readonly occurrencesThere: Occurrences
  /** Names of variables that are gone, or have another name here. */
  private readonly namesThere: Set<string>
  private readonly replacement: ReplacementName

  /** `here` is the version that has the variables. */
  constructor(
    private readonly mapping: BodyMapping,
    private readonly here: Side,
    private readonly context: ValueContext,
  ) {
    this.there = here === 'after' ? 'before' : 'after'
    this.replacement = here === 'after' ? 'extracted variable' : 'inlined variable'
    this.values = new SameValues(mapping, context)
    const view = (part: Part, text: string) => this.values.inTermsOfBefore(part, text)
    this.occurrencesHere = new Occurrences(mapping[here], view)
    this.occurrencesThere = new Occurrences(mapping[this.there], view)
    this.namesThere = new Set(
      mapping[this.there]
        .flatMap(({body, method}) => [...body.variables, ...method.parameters])
        .filter(variable => context.partners.get(variable)?.name !== variable.name)
        .map(({name}) => name),
    )
  }

  find(): ValueVariable[] {
    return this.mapping[this.here].flatMap(part => [
      ...part.body.variables.flatMap(variable => this.valueVariable(variable, part)),
      ...[...part.method.parameters, ...part.body.variables].flatMap(variable => this.givenAnew(variable, part)),
    ])
  }

  private valueVariable(variable: Variable, part: Part): ValueVariable[] {
    if (!HOLDING.has(variable.kind) || this.context.partners.has(variable)) return []
    const isGiven = this.isGivenInstead(variable)
    if (this.namesThere.has(variable.name) && !isGiven) return []
    const values = lastingValues(variable, part)
    const users = [...this.usersOf(variable, part, values), ...this.handedOn(variable, part)]
    // What a gone variable was given later stands in what it was given for.
    const lasting = this.here === 'after' ? values : values.filter(value => value === variable.initializer)
    const places = this.movedInto(lasting, part).filter(place => isGiven || this.isOpen(place, variable, part))
    // A value that nobody kept for anything is inlined where it is used at last.
    const isKept = this.here === 'before' || isRead(variable, part)
    return users.length || (places.length && isKept) ? [{variable, part, users, places}] : []
  }

  /** The value is given to an extracted method, whose parameter has the name of the variable. */
  private isGivenInstead({name, initializer}: Variable): boolean {
    const [main, ...extracted] = this.mapping.after
    const isValue = (given: string | undefined) => given !== undefined && this.values.inTermsOfBefore(main, given) === initializer?.text
    return this.here === 'before' && extracted.some(({argumentsFor}) => isValue(argumentsFor.get(name)))
  }

  /** `name = name.trim()` is new, and `name` stands where `name.trim()` stood: a variable that is there may take up a value. */
  private givenAnew(variable: AnyVariable, part: Part): ValueVariable[] {
    if (this.context.partners.get(variable)?.name !== variable.name) return []
    const isFresh = (statement: Statement) => !this.pairOf(statement)
    const given = valuesOf(variable, part, isFresh).filter(value => isValue(value) && value !== initializerOf(variable))
    const users = given.length ? this.usersOf(variable, part, given).filter(pair => pair[this.here].start > given[0].start) : []
    return users.length ? [{variable, part, users, places: []}] : []
  }

  /** Paired statements in which the variable stands for one of the values. */
  private usersOf(variable: AnyVariable, part: Part, values: readonly Expression[]): StatementPair[] {
    return readers(variable, part)
      .map(statement => this.pairOf(statement))
      .filter(pair => pair !== undefined)
      .filter(pair => pair.replacements.some(one => this.standsFor(variable, values, one, pair)))
  }

  /** The variable stands for one of the values: for what it was made of, if it is the first one, else for the very value. */
  private standsFor(variable: AnyVariable, values: readonly Expression[], one: Replacement, pair: StatementPair): boolean {
    const named = one[this.here]
    const shown = one[this.there]
    const isNamed = named.some(({kind, name}) => kind === 'name' && name === variable.name)
    if (!isNamed) return one.name !== 'statement kind' && this.standsInside(variable, values, one, pair)
    if (!shown.length || !shown.every(piece => this.isKnown(piece, pair))) return false
    const first = initializerOf(variable)
    if (one.name === this.replacement) return first !== undefined && values.includes(first)
    return values.some(value => {
      const mayBeAlike = (named.length === 1 || shown.length === 1) && value === (first ?? value)
      const isAlike = (piece: Expression) =>
        chosenFrom(value).some(one => (one === value || one.kind !== 'literal') && this.isValue(one, piece, pair, 'alike'))
      if (mayBeAlike && shown.every(isAlike)) return true
      return shown.some(piece => this.isValue(value, piece, pair, 'the same') || this.isWrapped(value, piece, pair))
    })
  }

  /** `show(items, prices)` and `show(view, rates)`, where `view` holds `new View(items)` */
  private isWrapped(value: Expression, piece: Expression, pair: StatementPair): boolean {
    if (piece.kind !== 'name' || (value.kind !== 'creation' && value.kind !== 'call')) return false
    return (value.parts.args ?? []).some(arg => arg.kind === 'name' && this.isValue(arg, piece, pair, 'the same'))
  }

  /** `add(range(500))` became `addRange(offset)`: the value stood in what was replaced, the variable stands in what replaced it. */
  private standsInside(variable: AnyVariable, values: readonly Expression[], one: Replacement, pair: StatementPair): boolean {
    const named = one[this.here].flatMap(piece => [...descendants(piece)])
    if (!named.some(({kind, name}) => kind === 'name' && name === variable.name)) return false
    const shown = one[this.there].flatMap(piece => [...descendants(piece)]).filter(isTelling)
    const isThere = (piece: Expression) => named.some(other => this.isValue(other, piece, pair, 'the same'))
    return values.flatMap(chosenFrom).some(value => shown.some(piece => this.isValue(value, piece, pair, 'the same') && !isThere(piece)))
  }

  /** A variable that only the other version has is not what has its name here. */
  private isKnown({kind, name}: Expression, pair: StatementPair): boolean {
    if (kind !== 'name' || name === undefined) return true
    const root = rootOf(pair[this.there])
    const part = this.mapping[this.there].find(({body}) => body.root === root)
    const variable = part && declaredAs(name, pair[this.there], part)
    return !variable || this.context.partners.has(variable) || part.argumentsFor.has(name)
  }

  private isValue(value: Expression, shown: Expression, pair: StatementPair, how: 'the same' | 'alike'): boolean {
    const [before, after] = this.here === 'after' ? [shown, value] : [value, shown]
    return how === 'alike' ? this.values.areAlike(before, after, pair.after) : this.values.areSame(before, after, pair.after)
  }

  /**
   * `return total();` became `int sum = total(); return sum;`: the declaration is paired, what follows says the rest. If
   * more is done with the variable, its value must be the very one.
   */
  private handedOn(variable: Variable, part: Part): StatementPair[] {
    const reading = readers(variable, part)
    return [...reading, ...statementsOf(part.body).filter(one => one.variables.includes(variable))]
      .map(statement => this.pairOf(statement))
      .filter(pair => pair !== undefined)
      .filter(pair => rootOf(pair.after) === this.mapping.after[0].body.root || this.here === 'after')
      .filter(pair => {
        const others = reading.filter(statement => statement !== pair[this.here])
        const rest = others.filter(one => !this.pairOf(one) && isSaidWith(variable, pair[this.here], pair[this.there], one))
        // What else was done with a gone variable is gone as well.
        const isAll = rest.length === others.length || (this.here === 'before' && others.every(one => !this.pairOf(one)))
        return rest.length > 0 && (isAll || pair.replacements.length === 1)
      })
  }

  /**
   * What stands in a statement that became another one was not taken from there for the variable. And where only the
   * declaration of a gone variable has a partner, its uses went with it; where one of its uses has, the value would be there.
   */
  private isOpen({statement}: Occurrence, variable: Variable, part: Part): boolean {
    const pair = this.here === 'after' ? this.mapping.ofBefore(statement) : this.mapping.ofAfter(statement)
    const reading = readers(variable, part)
    if (!pair) return this.here === 'after' || !reading.some(reader => this.pairOf(reader))
    if (reading.includes(pair[this.here]) || this.isMadeThere(reading, pair[this.here])) return true
    return this.here === 'after' && pair.after.variables.includes(variable)
  }

  /** `open(menu(sort()))` became `Order order = sort(); Menu menu = menu(order); open(menu);`: the value went on into another one. */
  private isMadeThere(reading: Statement[], statement: Statement): boolean {
    const names = namesIn(statement)
    return reading.some(reader => !this.pairOf(reader) && reader.variables.some(({name}) => names.has(name)))
  }

  private pairOf(statement: Statement): StatementPair | undefined {
    return this.here === 'after' ? this.mapping.ofAfter(statement) : this.mapping.ofBefore(statement)
  }

  /** Where a value stands in the other version, if it stands there more often than beside the variable. */
  private movedInto(values: readonly Expression[], part: Part): Occurrence[] {
    return values.filter(isValue).flatMap(value => {
      const text = this.values.inTermsOfBefore(part, value.text)
      const places = this.occurrencesThere.of(text)
      // What an extracted method gives back was extracted, not inlined.
      const own = this.here === 'after' ? places : places.filter(place => place.part === this.mapping.after[0])
      return places.length > this.occurrencesHere.of(text).length ? own : []
    })
  }
}

/** Kinds of variables that hold a value: loops, lambdas and catches give others a new one each time. */
const HOLDING = new Set<Variable['kind']>(['local', 'resource'])

/** `boolean found = false` says nothing of what `found` stands for if it is given something else later. */
function lastingValues(variable: Variable, part: Part): Expression[] {
  const values = valuesOf(variable, part)
  return values.length > 1 ? values.filter(({kind}) => kind !== 'literal') : values
}

/** `late ? fine : price.of(item)` may be `price.of(item)`. */
const chosenFrom = (value: Expression): Expression[] => (value.kind === 'conditional' ? [value, ...value.children.slice(1)] : [value])

/** A short number says something where it stands in a statement and its partner. */
const isTelling = (piece: Expression): boolean => isValue(piece) || (piece.kind === 'literal' && /^\d{2,}/.test(piece.text))

const initializerOf = (variable: AnyVariable): Expression | undefined => (variable.is === 'variable' ? variable.initializer : undefined)

/** The statements after the declaration that name the variable. */
function readers(variable: AnyVariable, {body}: Part): Statement[] {
  const scope = variable.is === 'parameter' ? body.root : variable.scope
  return statementsNaming(body, variable.name).filter(
    statement => isInside(statement, scope) && (variable.is === 'parameter' || statement.start > variable.start),
  )
}

const isRead = (variable: AnyVariable, part: Part): boolean => readers(variable, part).length > 0
