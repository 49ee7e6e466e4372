/**
 * What a file imports, by the word that it is used with.
 */
import type {SourceFile} from '../../model/code.ts'

export interface Imports {
  /** Simple name → dotted name. */
  types: ReadonlyMap<string, string>
  /** Members of types, by their simple name. */
  members: ReadonlyMap<string, {type: string; name: string}>
  /** Packages and types whose every name is imported, with a dot at the end. */
  wide: readonly string[]
  /** Types whose every member is imported. */
  wideMembers: readonly string[]
  /** Where a word that nothing declares may come from without being named: the package, and what is imported whole. */
  open: readonly string[]
}

const known = new WeakMap<SourceFile, Imports>()

export function importsOf(file: SourceFile): Imports {
  const old = known.get(file)
  if (old) return old
  const imports = read(file)
  known.set(file, imports)
  return imports
}

function read({packageName, imports}: SourceFile): Imports {
  const types = new Map<string, string>()
  const members = new Map<string, {type: string; name: string}>()
  const wide = imports.filter(({name}) => name.endsWith('.*'))
  for (const {name, isStatic} of imports) {
    const dot = name.lastIndexOf('.')
    const last = name.slice(dot + 1)
    if (last === '*') continue
    if (isStatic) members.set(last, {type: name.slice(0, dot), name})
    else types.set(last, name)
  }
  return {
    types,
    members,
    wide: wide.map(({name}) => name.slice(0, -1)),
    wideMembers: wide.filter(({isStatic}) => isStatic).map(({name}) => name.slice(0, -2)),
    open: [packageName, ...wide.map(({name}) => name)],
  }
}
