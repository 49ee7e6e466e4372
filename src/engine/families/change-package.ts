/**
 * Rename Package, Move Package, Split Package, Merge Package: types of a package that is gone are in a new one. Packages
 * below it that went along are not told again.
 *
 *   package shop.till;  class Till {…}        package shop.desk;  class Till {…}
 */
import type {CodeModel, TypeDeclaration} from '../model/code.ts'
import type {Pair} from '../pair/pairs.ts'
import {groupBy} from '../text/groups.ts'
import type {Evidence} from './evidence.ts'
import {actors, type Family, type Finding} from './family.ts'

/** Types that went from one package, or from packages below it, to another. */
interface Change {
  from: string
  to: string
  pairs: Pair<TypeDeclaration>[]
}

export const changePackage: Family = {
  names: ['Rename Package', 'Move Package', 'Split Package', 'Merge Package'],
  *detect(evidence) {
    const changes = changesOf(movedTypes(evidence))
    const split = [...groupBy(changes, ({from}) => from).values()].filter(ones => ones.length > 1)
    const isSplit = new Set(split.flat())
    const merged = [...groupBy(changes, ({to}) => to).values()].filter(ones => ones.length > 1 && !ones.some(one => isSplit.has(one)))
    const isTold = new Set([...isSplit, ...merged.flat()])
    for (const ones of split) yield finding('Split Package', ones)
    for (const ones of merged) yield finding('Merge Package', ones)
    for (const one of changes) {
      if (!isTold.has(one)) yield finding(parentOf(one.from) === parentOf(one.to) ? 'Rename Package' : 'Move Package', [one])
    }
  },
}

/** Top-level types that went from a folder that is gone to a folder that is new. */
function movedTypes({types, before, after}: Evidence): Pair<TypeDeclaration>[] {
  const old = foldersOf(before)
  const now = foldersOf(after)
  return types.pairs.filter(pair => {
    const isMoved = !pair.before.outer && !pair.after.outer && pair.before.packageName !== pair.after.packageName
    const [from, to] = withoutCommonEnd(pair.before.packageName, pair.after.packageName)
    return isMoved && !now.has(folderOf(pair.before, from)) && !old.has(folderOf(pair.after, to))
  })
}

/** The folder of the package that a type is in, or of one above it. */
function folderOf({file, packageName}: TypeDeclaration, name: string): string {
  const isBelow = packageName.startsWith(`${name}.`)
  return folder(file.path).slice(0, isBelow ? name.length - packageName.length : undefined)
}

/** Folders of the whole repository where they are known, else those of the changed files. */
const foldersOf = (model: CodeModel): Set<string> => new Set(model.directories ?? model.files.map(file => folder(file.path)))

const folder = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')))

function changesOf(moved: Pair<TypeDeclaration>[]): Change[] {
  const byNames = groupBy(moved, ({before, after}) => withoutCommonEnd(before.packageName, after.packageName).join(' '))
  return [...byNames].map(([names, pairs]) => {
    const [from, to] = names.split(' ')
    return {from, to, pairs}
  })
}

/** `a.old.x.y` and `a.new.x.y` say that `a.old` became `a.new`. */
function withoutCommonEnd(before: string, after: string): [string, string] {
  const b = before.split('.')
  const a = after.split('.')
  while (b.length > 1 && a.length > 1 && b.at(-1) === a.at(-1)) {
    b.pop()
    a.pop()
  }
  return [b.join('.'), a.join('.')]
}

const parentOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')))

function finding(name: string, changes: Change[]): Finding {
  const pairs = changes.flatMap(change => change.pairs)
  return {
    name,
    packages: {before: names(changes.map(({from}) => from)), after: names(changes.map(({to}) => to))},
    before: actors(
      'original type declaration',
      pairs.map(({before}) => before),
    ),
    after: actors(
      'moved type declaration',
      pairs.map(({after}) => after),
    ),
  }
}

const names = (packages: string[]): string[] => [...new Set(packages)].sort()
