/**
 * What type a bare name means in a file, as far as its imports and the changed files tell.
 */
import {allTypes, type CodeModel, type SourceFile, type TypeDeclaration} from '../model/code.ts'
import {groupBy} from '../text/groups.ts'

/** The dotted name of a type; or, where nobody says, the packages that it may come from. */
export type Binding = {kind: 'known'; name: string} | {kind: 'open'; packages: ReadonlySet<string>} | {kind: 'unclear'}

export class Bindings {
  private readonly byName: Map<string, TypeDeclaration[]>

  constructor(model: CodeModel) {
    this.byName = groupBy(allTypes(model), type => type.name)
  }

  /** In the order in which names are looked up: the file itself, its imports, its package, imports of whole packages. */
  of(name: string, file: SourceFile): Binding {
    const types = this.byName.get(name) ?? []
    const whole = wholePackages(file)
    const candidates = [
      types.filter(type => type.file === file).map(type => type.qualifiedName),
      file.imports.filter(one => !one.isStatic && lastPart(one.name) === name).map(one => one.name),
      types.filter(type => !type.outer && type.packageName === file.packageName).map(type => type.qualifiedName),
      types.filter(type => whole.has(homeOf(type.qualifiedName))).map(type => type.qualifiedName),
    ]
    const found = new Set(candidates.find(names => names.length > 0))
    if (found.size > 1) return {kind: 'unclear'}
    for (const qualified of found) return {kind: 'known', name: qualified}
    return {kind: 'open', packages: new Set([file.packageName, ...whole])}
  }
}

const wholePackages = ({imports}: SourceFile): Set<string> =>
  new Set(imports.filter(({name, isStatic}) => !isStatic && isWhole(name)).map(({name}) => homeOf(name)))

export const isWhole = (name: string): boolean => name.endsWith('.*')
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1)
export const homeOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('.')))
