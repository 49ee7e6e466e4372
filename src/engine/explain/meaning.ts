/**
 * Whether a bare name means the same type in two files of the two versions. Both versions are taken to compile: then a name
 * that no import of its own explains cannot come from an import of a whole package that only one of them has.
 */
import type {Evidence} from '../families/evidence.ts'
import type {Finding} from '../families/family.ts'
import {allTypes, type SourceFile, type TypeDeclaration} from '../model/code.ts'
import type {Side} from '../report.ts'
import {type Binding, homeOf} from './bindings.ts'
import {type Context, otherSide} from './context.ts'

export class Meaning {
  private readonly types: Record<Side, ReadonlyMap<string, TypeDeclaration>>

  constructor(private readonly context: Context) {
    this.types = {before: byName(context.evidence, 'before'), after: byName(context.evidence, 'after')}
  }

  /** The refactorings that account for a difference, none where there is none; undefined where it means something else. */
  compare(name: string, side: Side, here: SourceFile, there: SourceFile): readonly Finding[] | undefined {
    const own = this.context.bindingsOf(side).of(name, here)
    const other = this.context.bindingsOf(otherSide(side)).of(name, there)
    return side === 'before' ? this.same(own, other) : this.same(other, own)
  }

  private same(before: Binding, after: Binding): readonly Finding[] | undefined {
    if (before.kind === 'unclear' || after.kind === 'unclear') return undefined
    if (before.kind === 'open' && after.kind === 'open') return mayShareAll(before.packages, after.packages) ? [] : undefined
    if (before.kind === 'open') return after.kind === 'known' && before.packages.has(homeOf(after.name)) ? [] : undefined
    if (after.kind === 'open') return after.packages.has(homeOf(before.name)) ? [] : undefined
    if (before.name === after.name) return []
    return this.renamed(before.name, 'before', after.name)
  }

  /** What made the type of the one name, on its side, the type of the other. */
  private renamed(name: string, side: Side, other: string): readonly Finding[] | undefined {
    const partner = this.partnerOf(name, side)
    return partner && partner.type.qualifiedName === other ? partner.causes : undefined
  }

  /** What became of a type, or what it was, where proved refactorings gave it another name or place. */
  partnerOf(name: string, side: Side): {type: TypeDeclaration; causes: readonly Finding[]} | undefined {
    const {types} = this.context.evidence
    const own = this.types[side].get(name)
    const pair = own && (side === 'before' ? types.ofBefore(own) : types.ofAfter(own))
    if (!pair || pair.before.qualifiedName === pair.after.qualifiedName) return undefined
    const causes = this.context.settled.between(pair.before, pair.after)
    return causes.length > 0 ? {type: side === 'before' ? pair.after : pair.before, causes} : undefined
  }
}

/** Where each version has a package that the other lacks, a name may come from the one before and from the other one now. */
const mayShareAll = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean => isWithin(one, other) || isWithin(other, one)

const isWithin = (inner: ReadonlySet<string>, outer: ReadonlySet<string>): boolean => [...inner].every(name => outer.has(name))

const byName = (evidence: Evidence, side: Side): Map<string, TypeDeclaration> =>
  new Map(allTypes(evidence[side]).map(type => [type.qualifiedName, type]))
