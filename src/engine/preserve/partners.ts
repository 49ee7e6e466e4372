/**
 * Which declaration before is which one after, as all the pairs say, and which refactorings speak of it. One declaration
 * may have several partners: a method pulled up from many types, or pushed down to many.
 */
import type {Evidence} from '../families/evidence.ts'
import type {Element, Finding} from '../families/family.ts'
import type {Attribute, Method, TypeDeclaration} from '../model/code.ts'
import type {Pair} from '../pair/pairs.ts'
import type {AnyVariable} from '../pair/variables.ts'

export type Declared = TypeDeclaration | Method | Attribute | AnyVariable

export class Partners {
  private readonly after = new Map<Declared, Declared[]>()
  private readonly before = new Map<Declared, Declared[]>()
  private readonly findings = new Map<Declared, Map<Declared, Finding[]>>()
  private readonly extractions = new Map<Declared, Finding[]>()
  private readonly alone = new Map<Declared, Finding[]>()

  constructor(evidence: Evidence, findings: readonly Finding[]) {
    for (const pair of evidence.types.pairs) this.pair(pair)
    for (const pair of evidence.methodPairs()) this.pair(pair)
    for (const pair of evidence.attributePairs()) this.pair(pair)
    for (const pair of evidence.movedMethods) this.pair(pair)
    for (const pair of evidence.movedAttributes) this.pair(pair)
    for (const pair of evidence.variables()) this.pair(pair)
    for (const finding of findings) this.speaks(finding)
  }

  areSame(before: Declared, after: Declared): boolean {
    return this.after.get(before)?.includes(after) ?? false
  }

  has(declared: Declared): boolean {
    return this.after.has(declared) || this.before.has(declared)
  }

  ofBefore(before: Declared): Iterable<Declared> {
    return this.after.get(before) ?? []
  }

  ofAfter(after: Declared): Iterable<Declared> {
    return this.before.get(after) ?? []
  }

  /** The refactorings whose first elements are these two. */
  between(before: Declared, after: Declared): readonly Finding[] {
    return this.findings.get(before)?.get(after) ?? []
  }

  /** What accounts for another name or place: of a nested type that may be what the type around it went through. */
  causes(before: Declared, after: Declared): readonly Finding[] {
    const own = this.between(before, after)
    if (own.length || before.is !== 'type' || after.is !== 'type') return own
    return before.name === after.name && before.outer && after.outer ? this.causes(before.outer, after.outer) : own
  }

  /** The refactorings of a name that are about one declaration that the other version lacks. */
  about(declared: Declared, name: string): Finding | undefined {
    return this.alone.get(declared)?.find(finding => finding.name === name)
  }

  /** The extraction that made a supertype out of a type, both of the version after. */
  extractedFrom(type: Declared, above: Declared): Finding | undefined {
    return this.extractions.get(above)?.find(({after}) => after.some(({element}) => element === type))
  }

  private pair({before, after}: Pair<Declared>): void {
    add(this.after, before, after)
    add(this.before, after, before)
  }

  private speaks(finding: Finding): void {
    for (const {role, element} of finding.after) {
      if (element.is !== 'type' || !role.startsWith('extracted')) continue
      this.extractions.set(element, [...(this.extractions.get(element) ?? []), finding])
    }
    const [before, after] = [finding.before[0], finding.after[0]].map(actor => actor && declaredIn(actor.element))
    for (const one of [before, after]) if (one) this.alone.set(one, [...(this.alone.get(one) ?? []), finding])
    if (!before || !after) return
    const known = this.findings.get(before) ?? new Map<Declared, Finding[]>()
    known.set(after, [...(known.get(after) ?? []), finding])
    this.findings.set(before, known)
  }
}

function add(map: Map<Declared, Declared[]>, key: Declared, value: Declared): void {
  const known = map.get(key)
  if (!known) map.set(key, [value])
  else if (!known.includes(value)) known.push(value)
}

export function declaredIn(element: Element): Declared | undefined {
  if (element.is === 'local') return element.variable
  if (element.is === 'type use') return element.method
  return element.is === 'code' ? undefined : element
}
