/** A method that no longer overrides: under another name, or with a parameter more. */
import type {Code} from '../code.ts'
import {type Edit, type Operator, removal} from '../mutation.ts'

export const overriding: Operator = {
  name: 'changed overriding',
  kinds: ['method_declaration'],
  *propose(code, node) {
    const name = code.child(node, 'name')
    const parameters = code.child(node, 'parameters')
    const note = overrideNote(code, node)
    if (name === undefined || parameters === undefined || (note === undefined && !isInherited(code, node))) return
    const before: Edit[] = note === undefined ? [] : [removal(code.source, code.start(note), code.end(note))]
    yield {edits: [...before, {start: code.start(name), end: code.end(name), text: `${code.text(name)}Now`}], either: true}
    const open = code.start(parameters) + 1
    const extra = code.children(parameters).length ? 'int extra, ' : 'int extra'
    yield {edits: [...before, {start: open, end: open, text: extra}], either: true}
  },
}

function overrideNote(code: Code, method: number): number | undefined {
  const list = code.parts(method).find(child => code.kind(child) === 'modifiers')
  if (list === undefined) return undefined
  return code.parts(list).find(one => code.kind(one) === 'marker_annotation' && code.text(one).replace(/\s+/g, '') === '@Override')
}

/** A supertype among the changed files declares it. */
function isInherited(code: Code, method: number): boolean {
  const modifiers = code.modifiers(method)
  const type = code.parent(code.parent(method))
  const name = code.child(method, 'name')
  const parameters = code.child(method, 'parameters')
  if (type < 0 || name === undefined || parameters === undefined || modifiers.includes('static') || modifiers.includes('private'))
    return false
  const key = `${code.text(name)}/${code.children(parameters).length}`
  return superTypes(code, type).some(one => code.declared.get(one)?.has(key))
}

function superTypes(code: Code, type: number): string[] {
  return ['superclass', 'interfaces'].flatMap(field => {
    const list = code.child(type, field)
    if (list === undefined) return []
    return [...code.inside(list)].filter(one => code.kind(one) === 'type_identifier' && !isArgument(code, one, list)).map(code.text)
  })
}

/** Of `extends Shelf<Coin>` only `Shelf` is a supertype. */
function isArgument(code: Code, type: number, list: number): boolean {
  const argument = code.around(type, /^type_arguments$/)
  return argument !== undefined && argument > list
}
