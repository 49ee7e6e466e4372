/**
 * A declared number of another width: `int` becomes `long`, `double` becomes `float`. What is computed with it is another value,
 * and what takes it may be another method.
 */
import type {Code} from '../code.ts'
import {NO_CHANGE, NOT_COMPILED, type Operator} from '../mutation.ts'

const WIDER: Record<string, string> = {byte: 'short', short: 'int', char: 'int', int: 'long', long: 'double', float: 'double'}
const NARROWER: Record<string, string> = {double: 'float', long: 'int', int: 'short', short: 'byte'}

export const changedWidth: Operator = {
  name: 'changed width',
  kinds: ['local_variable_declaration', 'formal_parameter', 'field_declaration', 'constant_declaration', 'method_declaration'],
  *propose(code, node) {
    const type = code.child(node, 'type')
    if (type === undefined) return
    const [start, end] = [code.start(type), code.end(type)]
    for (const [others, isWider] of [
      [WIDER, true],
      [NARROWER, false],
    ] as const) {
      const text = others[code.text(type)]
      if (text !== undefined) yield {edits: [{start, end, text}], excluded: excluded(code, node, isWider)}
    }
  },
}

function excluded(code: Code, declaration: number, isWider: boolean): string | undefined {
  if (code.kind(declaration) === 'method_declaration') return isWider ? undefined : NOT_COMPILED
  const names = namesOf(code, declaration)
  if (!isWider && (!isWritten(code, declaration) || names.some(name => isSet(code, name)))) return NOT_COMPILED
  return names.some(name => isRead(code, declaration, name)) ? undefined : NO_CHANGE
}

function namesOf(code: Code, declaration: number): string[] {
  const named = code.kind(declaration) === 'formal_parameter' ? [declaration] : declaratorsOf(code, declaration)
  return named.flatMap(one => {
    const name = code.child(one, 'name')
    return name === undefined ? [] : [code.text(name)]
  })
}

const declaratorsOf = (code: Code, declaration: number): number[] =>
  code.children(declaration).filter(one => code.kind(one) === 'variable_declarator')

/** Of a narrower type only a small number that is written out compiles for sure. */
function isWritten(code: Code, declaration: number): boolean {
  const declarators = declaratorsOf(code, declaration)
  return (
    declarators.length > 0 &&
    declarators.every(one => {
      const value = code.child(one, 'value')
      return value !== undefined && /^\d{1,2}$/.test(code.text(value))
    })
  )
}

/** Somewhere in the file something of the name is set, if only to be counted up. */
function isSet(code: Code, name: string): boolean {
  for (const node of code.inside(0)) if (/^(assignment|update)_expression$/.test(code.kind(node)) && code.names(node).has(name)) return true
  return false
}

function isRead(code: Code, declaration: number, name: string): boolean {
  if (/^(field|constant)_declaration$/.test(code.kind(declaration))) return true // elsewhere, maybe
  const around = code.bodyAround(declaration) ?? 0
  for (const node of code.inside(around)) {
    if (code.kind(node) === 'identifier' && code.text(node) === name && code.field(node) !== 'name') return true
  }
  return false
}
