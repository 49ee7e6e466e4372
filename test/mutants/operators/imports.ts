/** An import of another package or type: every name that it brings means something else. */
import type {Code} from '../code.ts'
import {NO_CHANGE, type Operator} from '../mutation.ts'

export const changedImport: Operator = {
  name: 'changed import',
  kinds: ['import_declaration'],
  *propose(code, node) {
    const name = code.children(node).find(one => /^(scoped_)?identifier$/.test(code.kind(one)))
    if (name === undefined) return
    const isWhole = code.children(node).some(one => code.kind(one) === 'asterisk')
    const whole = code.text(name)
    const at = isWhole ? whole.length : whole.lastIndexOf('.')
    if (at <= 0) return
    const place = code.start(name) + at
    const isNeeded = isWhole ? hasTypes(code) : isNamed(code, whole.slice(at + 1))
    yield {edits: [{start: place, end: place, text: 'x'}], excluded: isNeeded ? undefined : NO_CHANGE}
  },
}

const isImport = (code: Code, node: number): boolean => code.around(node, /^(import|package)_declaration$/) !== undefined

/** What is imported whole may be meant by any name of a type that nothing else tells. */
function hasTypes(code: Code): boolean {
  const told = new Set<string>()
  for (const node of code.inside(0)) {
    if (code.kind(node) === 'import_declaration') told.add(code.text(node).replace(/^.*\.|\s*;$/gs, ''))
    const name = /_declaration$/.test(code.kind(node)) ? code.child(node, 'name') : undefined
    if (name !== undefined) told.add(code.text(name))
  }
  for (const node of code.inside(0)) {
    if (code.kind(node) === 'type_identifier' && !told.has(code.text(node)) && !OF_THE_LANGUAGE.test(code.text(node))) return true
  }
  return false
}

/** Types of `java.lang`, which need no import, and type parameters. */
const OF_THE_LANGUAGE = /^(\p{Lu}\d?|String|Object|Integer|Long|Double|Boolean|Void|Class|Override|Thread|Runnable|Iterable|\w*Exception)$/u

function isNamed(code: Code, name: string): boolean {
  for (const node of code.inside(0)) {
    if (/identifier$/.test(code.kind(node)) && code.text(node) === name && !isImport(code, node)) return true
  }
  return false
}
