/**
 * The line that says which package a file belongs to: explained where proved refactorings took all its types there, or
 * made them there.
 */
import type {Finding} from '../families/family.ts'
import type {SourceFile, TypeDeclaration} from '../model/code.ts'
import type {Side} from '../report.ts'
import type {Context} from './context.ts'
import type {Stretch} from './imports.ts'
import {SAME} from './line-tally.ts'

export function packageFates(file: SourceFile, side: Side, context: Context): Stretch[] {
  const {packageLine, packageName, types} = file
  if (!packageLine) return []
  if (context.files.partnerOf(file)?.packageName === packageName) return [{...packageLine, fate: SAME}]
  const causes = types.map(type => causesOf(type, side, context))
  const isExplained = causes.length > 0 && causes.every(findings => findings.length > 0)
  const all = isExplained ? [...new Set(causes.flat())] : []
  return [{...packageLine, fate: {is: isExplained ? 'explained' : 'unexplained', causes: all, because: 'package'}}]
}

function causesOf(type: TypeDeclaration, side: Side, {evidence, settled}: Context): readonly Finding[] {
  const pair = side === 'before' ? evidence.types.ofBefore(type) : evidence.types.ofAfter(type)
  return pair ? settled.between(pair.before, pair.after) : settled.about(type)
}
