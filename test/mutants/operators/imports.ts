/**
 * An import of another whole package: names that no other import tells mean something else. What is imported by its own name is left
 * out: where that name stands in the header of a new method alone, the values in its body say of what type they are.
 */
import type {Code} from '../code.ts'
import {NO_CHANGE, type Operator} from '../mutation.ts'

export const changedImport: Operator = {
  name: 'changed import',
  kinds: ['import_declaration'],
  *propose(code, node) {
    const name = code.children(node).find(one => /^(scoped_)?identifier$/.test(code.kind(one)))
    if (name === undefined) return
    if (!code.children(node).some(one => code.kind(one) === 'asterisk')) return
    const place = code.end(name)
    yield {edits: [{start: place, end: place, text: 'x'}], excluded: hasTypes(code) ? undefined : NO_CHANGE}
  },
}

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
