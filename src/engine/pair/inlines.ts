/**
 * Code that came from a method that is gone: the caller did call it, does so no more, and holds its statements now.
 * Found the other way round from an extraction: the new statements of the caller are mapped onto the gone method, whose
 * parameters are read as the arguments of the call that is gone.
 */

import {argumentsOf, type Call, callsIn, callsTo} from '../map/calls.ts'
import {type Mapper, partOf} from '../map/mapper.ts'
import type {BodyMapping, StatementPair} from '../map/mapping.ts'
import {restOf} from '../map/rest.ts'
import {isHandingOn} from '../map/statements.ts'
import type {Method} from '../model/code.ts'
import type {Statement} from '../model/statement.ts'
import type {Trace} from '../trace.ts'
import {meaningOf} from './call-targets.ts'
import type {Hierarchy} from './hierarchy.ts'
import type {MethodPairs} from './members.ts'
import {groupBy, type Pair} from './pairs.ts'

export interface Inline {
  inlined: Method
  /** The method the code went to, in both versions. */
  target: Pair<Method>
  calls: Call[]
  /** Statements of the inlined method (before) and of the target (after). */
  moved: StatementPair[]
  deleted: Statement[]
}

export class InlineFinder {
  private readonly goneByName: Map<string, Method[]>

  constructor(
    methods: MethodPairs,
    private readonly hierarchy: Hierarchy,
    private readonly mapper: Mapper,
    private readonly trace: Trace,
  ) {
    this.goneByName = groupBy(methods.leftBefore, method => method.name)
  }

  *find(target: Pair<Method>, mapping: BodyMapping): Generator<Inline> {
    const [before] = mapping.before
    const [after] = mapping.after
    const fresh = mapping.leftAfter(after)
    if (!fresh.length) return
    for (const gone of this.goneCalledBy(target)) {
      const asked = gone.type === target.before.type ? 'own' : 'of anything'
      const calls = callsTo(gone, before.body, asked).filter(
        ({expression}) => asked === 'own' || meaningOf(expression, target.before, gone, this.hierarchy),
      )
      if (!calls.length || callsTo(gone, after.body, asked).length) continue
      const inline = this.match(gone, target, calls, fresh, mapping)
      if (inline) yield inline
    }
  }

  private goneCalledBy({before}: Pair<Method>): Method[] {
    if (!before.body) return []
    return [...callsIn(before.body).keys()].flatMap(name => this.goneByName.get(name) ?? []).filter(gone => gone.hasBody && gone !== before)
  }

  private match(gone: Method, target: Pair<Method>, calls: Call[], fresh: Statement[], mapping: BodyMapping): Inline | undefined {
    const rest = restOf(mapping.after[0], fresh)
    const part = partOf(gone, argumentsOf(gone, calls[0].expression))
    if (!part) return undefined
    const mirrored = this.mapper.map([rest], [part])
    const moved = mirrored.pairsBetween(mapping.after[0], part).map(flipped)
    const deleted = mirrored.leftAfter(part)
    const counted = deleted.filter(statement => !isHandingOn(statement))
    if (moved.length > counted.length) return {inlined: gone, target, calls, moved, deleted}
    this.trace.rejected('Inline Method', gone, `${moved.length} statements are in ${target.after.name}, ${counted.length} are not`)
    return undefined
  }
}

const flipped = ({before, after, replacements}: StatementPair): StatementPair => ({
  before: after,
  after: before,
  replacements: replacements.map(one => ({...one, before: one.after, after: one.before})),
})
