/**
 * Uses that did not follow a rename, and those that went ahead of one that was never made. Few false alarms matter more than finding all: a name is told only where no
 * declaration of it is left that it could mean.
 */
import {type Attribute, allTypes, type Extent, type Method, type SourceFile, type TypeDeclaration} from '../model/code.ts'
import {ahead} from './ahead.ts'
import {homeOf} from './bindings.ts'
import type {Context} from './context.ts'
import type {Straggler} from './explanation.ts'
import {isLost} from './lost-names.ts'

export function stragglers(context: Context): Straggler[] {
  const keys = new Set<string>()
  return [...leftBehind(context), ...ahead(context)].filter(({file, start, side}) => {
    const key = `${side} ${file.path} ${start}`
    return !keys.has(key) && keys.add(key)
  })
}

function* leftBehind(context: Context): Generator<Straggler> {
  const {uses} = context.proof
  const {after} = context.evidence
  const types = new Set(allTypes(after).map(type => type.qualifiedName))
  for (const finding of context.findings) {
    const [old, now] = [finding.before[0]?.element, finding.after[0]?.element]
    if (!finding.name.includes('Rename') || !old || !now) continue
    const tell = (file: SourceFile, {start, end}: Extent, name: string): Straggler => ({file, start, end, side: 'after', name, finding})
    if (old.is === 'type' && !types.has(old.qualifiedName)) {
      for (const file of after.files) for (const place of usesOfType(old, file, context)) yield tell(file, place, old.name)
    }
    if ((old.is === 'method' || old.is === 'attribute') && now.is === old.is && !isStillThere(old, now.type)) {
      for (const file of after.files) for (const one of importsOfMember(old, now.type, file)) yield tell(file, one, old.name)
    }
    if ((old.is === 'method' || old.is === 'attribute') && now.is === old.is) {
      for (const {expression, site} of uses.withWord(old.name)) {
        if (isLost(expression, site, old.is, now.type, uses.names)) yield tell(site.type.file, expression, old.name)
      }
    }
  }
}

/** Imports of the old name, and bare uses of it in the package where the type was, if nothing else can be meant. */
function* usesOfType(old: TypeDeclaration, file: SourceFile, context: Context): Generator<Extent> {
  for (const one of file.imports) if (!one.isStatic && one.name === old.qualifiedName) yield one
  const isNear = !old.outer && file.packageName === old.packageName
  const uses = isNear ? context.usesIn(file).of(old.name) : []
  if (uses.length === 0) return
  const binding = context.bindingsOf('after').of(old.name, file)
  if (binding.kind !== 'open' || binding.packages.size > 1) return
  for (const token of uses) yield {start: file.tokens.start[token], end: file.tokens.end[token]}
}

function isStillThere({name, is}: Method | Attribute, type: TypeDeclaration): boolean {
  const members = is === 'method' ? type.methods : type.attributes
  // What a type inherits, it has, too.
  return members.some(member => member.name === name) || type.superclass !== undefined || type.interfaces.length > 0
}

const importsOfMember = ({name}: Method | Attribute, {qualifiedName}: TypeDeclaration, file: SourceFile) =>
  file.imports.filter(one => one.isStatic && homeOf(one.name) === qualifiedName && one.name.endsWith(`.${name}`))
