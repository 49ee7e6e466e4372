import type {Annotation, Visibility} from '../../engine/model/code.ts'
import {childByField, childOfKind, childrenOf, kindOf, type SyntaxTree, textOf} from '../../syntax/tree.ts'
import {canonicalText} from './canonical.ts'

export interface Modifiers {
  modifiers: ReadonlySet<string>
  annotations: Annotation[]
  /** The node of all modifiers, where there are any. */
  node: number | undefined
}

const NONE: ReadonlySet<string> = new Set()

export function readModifiers(tree: SyntaxTree, declaration: number): Modifiers {
  const node = childOfKind(tree, declaration, 'modifiers')
  if (node === undefined) return {modifiers: NONE, annotations: [], node}
  const words = new Set<string>()
  const annotations: Annotation[] = []
  for (const child of childrenOf(tree, node)) {
    const kind = kindOf(tree, child)
    if (kind === 'annotation' || kind === 'marker_annotation') annotations.push(readAnnotation(tree, child))
    else if (!kind.endsWith('comment')) words.add(textOf(tree, child))
  }
  return {modifiers: words, annotations: kindOf(tree, declaration) === 'method_declaration' ? ofMethod(annotations) : annotations, node}
}

/** Notes to readers and to what checks code, by any library. */
const CHECKED = new Set(['Nullable', 'CheckForNull', 'VisibleForTesting'])

/** Something that acts on another note of the method may ask for these, too, and so may what fills attributes and parameters. */
function ofMethod(annotations: Annotation[]): Annotation[] {
  const isPlain = annotations.every(({name, isInert}) => isInert || CHECKED.has(simpleName(name)))
  return isPlain ? annotations.map(one => ({...one, isInert: true})) : annotations
}

const simpleName = (name: string): string => name.slice(name.lastIndexOf('.') + 1)

/** Annotations of the language itself that are checked, or silence checks, when the code is compiled. */
const INERT = new Set(['Override', 'SuppressWarnings', 'SafeVarargs', 'FunctionalInterface'])

function readAnnotation(tree: SyntaxTree, node: number): Annotation {
  const nameNode = childByField(tree, node, 'name')
  const name = nameNode === undefined ? '' : textOf(tree, nameNode)
  return {
    name,
    text: canonicalText(tree, node, 'whole'),
    start: tree.start[node],
    end: tree.end[node],
    isInert: INERT.has(name),
  }
}

export function visibilityOf(modifiers: ReadonlySet<string>, otherwise: Visibility): Visibility {
  if (modifiers.has('public')) return 'public'
  if (modifiers.has('protected')) return 'protected'
  if (modifiers.has('private')) return 'private'
  return otherwise
}
