/**
 * What speaks against two variables of different names being one: a statement that says that one of the names lives on
 * beside the other.
 */
import {isInside as isInsidePair, type Part, type StatementPair} from '../map/mapping.ts'
import {namesIn} from '../map/names.ts'
import {descendants, type Variable} from '../model/expression.ts'
import type {Statement} from '../model/statement.ts'
import {simpleName} from '../text/types.ts'
import {commonWords, sharesWord} from '../text/words.ts'
import {isHeldByDeclaration, isMadeOf} from './declared-together.ts'
import type {Pair} from './pairs.ts'
import {declaredAs, isInside, isNamesake, isVariable, type Partners, standsForValue, uses} from './scopes.ts'
import type {AnyVariable} from './variables.ts'
import type {NameChange} from './votes.ts'

/** Names that attributes had before, and those they got instead: such a name is free for something else. */
export interface RenamedAttributes {
  before: ReadonlySet<string>
  after: ReadonlySet<string>
}

export interface VariableContext {
  source: Part
  target: Part
  /** The target is a method that code of the source was extracted to. */
  isExtracted: boolean
  /** The pairs between the two. */
  statements: StatementPair[]
  changes: NameChange[]
  renamed: RenamedAttributes
  /** Variables that are declared in the same place. */
  likely: Partners
}

export class Contradictions {
  constructor(private readonly context: VariableContext) {}

  /** Where the value is the same, it holds the two together. */
  reason({before, after}: Pair<Variable>, declared: StatementPair): string | undefined {
    const {source, target, statements} = this.context
    const isHeld = isHeldByDeclaration(before, declared)
    const isGivenLater = declared.replacements.every(({name}) => name === 'statement kind')
    const isOneValue = isHeld || isGivenLater
    if (this.isUsed(target, after, before, isOneValue)) return `${before.name} is still used where ${after.name} can be seen`
    if (this.isUsed(source, before, after, isOneValue)) return `${after.name} was used before where ${before.name} could be seen`
    if (isHeld && before.initializer) return undefined
    const other = this.otherChange(before, after)
    if (other) return `${other.before} became ${other.after} elsewhere`
    if (!isOneValue && this.areUsedApart(before, after, declared))
      return 'they have other values, and no use of the one became one of the other'
    return statements.some(one => standsForValue(one, before, after)) ? 'one of them stands for its value elsewhere' : undefined
  }

  /** Whether the name of the other version means the same thing here, beside the variable that has taken its place. */
  private isUsed(part: Part, here: Variable, there: Variable, isOneValue: boolean): boolean {
    const {source, renamed, likely} = this.context
    const isFree = renamed[part === source ? 'before' : 'after'].has(there.name) || this.isAttribute(there.name)
    return this.usesIn(part, here, there.name).some(statement => {
      const meant = declaredAs(there.name, statement, part)
      if (meant ? this.hasTakenName(meant, part) : isFree) return false
      const isOther = isNamesake(meant, here, there) || (isOneValue && isMadeOf(meant, here, part) && !isRather(meant, here, there))
      return !likely.isAnother(meant, there) && !isOther
    })
  }

  /** What stayed in the old method when code was extracted from it says nothing of the names in the new one. */
  private usesIn(part: Part, {scope}: Variable, name: string): Statement[] {
    const {source, statements, isExtracted} = this.context
    const found = uses(part, scope, name)
    if (!isExtracted || part !== source) return found
    const went = new Set(statements.map(({before}) => before))
    return found.filter(statement => went.has(statement))
  }

  /** In both versions: where no variable hides it, the name means the attribute. */
  private isAttribute(name: string): boolean {
    return [this.context.source, this.context.target].every(({method}) => method.type.attributes.some(one => one.name === name))
  }

  /** A parameter that is new, or gone, only has the name where no statement says that it is what had it. */
  private hasTakenName(meant: AnyVariable, part: Part): boolean {
    const {source, target, statements} = this.context
    const there = part === source ? target : source
    if (meant.is !== 'parameter' || there.method.parameters.some(({name}) => name === meant.name)) return false
    return !statements.some(({before, after, replacements}) => {
      const isNamed = namesIn(before).has(meant.name) && namesIn(after).has(meant.name)
      return isNamed && !replacements.some(({name}) => name === 'variable declaration')
    })
  }

  /** One of the names became something else in another place. */
  private otherChange(before: Variable, after: Variable): NameChange | undefined {
    const {source, target, changes} = this.context
    return changes.find(
      change =>
        (change.before === before.name) !== (change.after === after.name) &&
        isInside(change.pair.before, before.scope) &&
        isInside(change.pair.after, after.scope) &&
        isVariable(change.before, source) &&
        isVariable(change.after, target) &&
        !this.livesOn(change, before, after),
    )
  }

  /** The other variable is declared in both versions: in that place something else was put for it, or it for something else. */
  private livesOn(change: NameChange, before: Variable, after: Variable): boolean {
    const {source, target, likely} = this.context
    return change.before === before.name
      ? likely.isAnother(declaredAs(change.after, change.pair.after, target), before)
      : likely.isAnother(declaredAs(change.before, change.pair.before, source), after)
  }

  /**
   * One statement may have been rewritten altogether; where there are several, one of them would tell. If nothing of name
   * and value stayed, that one must tell.
   */
  private areUsedApart(before: Variable, after: Variable, declared: StatementPair): boolean {
    const {source, target, statements} = this.context
    const old = new Set(uses(source, before.scope, before.name))
    const now = new Set(uses(target, after.scope, after.name))
    const isAnother = !sharesWord(before.name, after.name) && isAnotherValue(before, declared)
    if (!keepsValue(before) || Math.max(old.size, now.size) < (isAnother ? 1 : 2)) return false
    return !statements.some(pair => old.has(pair.before) && now.has(pair.after) && isAbout(before.name, pair))
  }
}

/** `Row row = next();` became `Entry entry = next(); LongRow row = entry.row();`: by name and type, `row` is still the row. */
const isRather = (meant: AnyVariable | undefined, here: Variable, there: Variable): boolean =>
  meant?.is === 'variable' && meant.initializer?.kind !== 'cast' && sharedWords(meant, there) > sharedWords(here, there)

const sharedWords = (one: Variable, other: Variable): number => commonWords(simpleName(one.type ?? ''), simpleName(other.type ?? '')).length

/** The value is of another kind, or differs in a literal; other names in it may be those of the same things. */
const isAnotherValue = ({initializer}: Variable, {replacements}: StatementPair): boolean =>
  replacements.some(({name, before: [b]}) => name === 'literal' || (name === 'expression' && b === initializer))

/** Of what went elsewhere as a piece of a statement, only the piece tells. */
const isAbout = (name: string, pair: StatementPair): boolean =>
  !isInsidePair(pair) || [...descendants(pair.expression)].some(one => one.kind === 'name' && one.name === name)

/** Loops, lambdas and catches give others a new value each time. */
export const keepsValue = ({kind}: Variable): boolean => kind === 'local' || kind === 'resource'
