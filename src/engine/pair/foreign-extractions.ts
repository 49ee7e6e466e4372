/**
 * Code that went to new methods of other types, or, out of a method that moved, to new methods of its type. They take part
 * in the mapping as those of the same type do; but one statement alone proves nothing there, unless it is the same, or the
 * call stands where it stood.
 */
import type {Mapper} from '../map/mapper.ts'
import type {BodyMapping, Part} from '../map/mapping.ts'
import type {Method} from '../model/code.ts'
import type {Trace} from '../trace.ts'
import {type Extraction, findExtractions} from './extractions.ts'
import {isProven} from './foreign-proof.ts'
import {type Called, CallIndex, reached} from './newly-called.ts'
import type {Pair} from './pairs.ts'
import type {Relations} from './relations.ts'

export class ForeignExtractions {
  private readonly fresh: CallIndex

  constructor(
    fresh: Iterable<Method>,
    relations: Relations,
    /** Methods that moved, each from one place. */
    private readonly moved: ReadonlySet<Method>,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {
    this.fresh = new CallIndex(fresh, relations.after)
  }

  /** The mapping with the methods that code was extracted to, and all extractions in it; nothing where there are none. */
  find(source: Pair<Method>, known: BodyMapping): {mapping: BodyMapping; extractions: Extraction[]} | undefined {
    const own = new Set(known.after)
    let parts = reached(known.after, source.before, caller => this.calledBy(caller, source))
    while (parts.length) {
      const mapping = this.mapper.remap(known, [...known.after, ...parts])
      const extractions = [...findExtractions(source, mapping, this.trace)].filter(one => own.has(one.extracted) || this.isProven(one))
      const kept = parts.filter(part => extractions.some(({extracted}) => extracted === part))
      if (kept.length === parts.length) return {mapping, extractions}
      parts = kept
    }
    return undefined
  }

  private isProven(extraction: Extraction): boolean {
    if (isProven(extraction)) return true
    const {extracted, source, moved} = extraction
    this.trace.rejected(
      'Extract And Move Method',
      extracted.method,
      `none of ${moved.length} statements from ${source.before.name} says enough`,
    )
    return false
  }

  private calledBy(caller: Part, {before, after}: Pair<Method>): Called[] {
    const called = this.fresh.calledBy(caller, before)
    return called.filter(({method}) => (method.type === after.type ? this.moved.has(after) : !method.isConstructor))
  }
}
