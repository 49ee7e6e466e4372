/**
 * The type of a value, as far as the changed files and the language tell it: what is declared, what is written out, and what signs
 * make of these.
 */
import type {Expression} from '../../model/expression.ts'
import type {Names} from '../graph/names.ts'
import type {Read} from './expressions.ts'

type Ask = (expression: Expression | undefined) => string | undefined

export function typeOfValue({expression, frame}: Read, names: Record<'before' | 'after', Names>): string | undefined {
  const ask: Ask = one => {
    if (!one) return undefined
    const type = names[frame.side].typeOf(one, frame.site)
    return type ? ('outside' in type ? type.outside : type.name) : computed(one, ask)
  }
  return ask(expression)
}

function computed({kind, text, name, parts, children}: Expression, ask: Ask): string | undefined {
  switch (kind) {
    case 'literal':
      return parts.literal === 'number' ? typeOfNumber(text.toLowerCase()) : LITERALS.get(parts.literal ?? '')
    case 'parenthesized':
    case 'postfix':
      return ask(children[0])
    case 'prefix':
      return prefixed(parts.operator ?? '', ask(children[0]))
    case 'infix':
      return joined(parts.operator ?? '', (parts.args ?? children).map(ask))
    case 'conditional':
      return chosen(children.slice(1), ask)
    case 'instance test':
      return 'boolean'
    case 'attribute access':
      return name === 'length' && ask(parts.receiver)?.endsWith('[]') ? 'int' : undefined
    case 'call':
      return name === 'charAt' && parts.args?.length === 1 ? 'char' : undefined // the one number of texts that is no `int`
    default:
      return undefined
  }
}

function prefixed(operator: string, type: string | undefined): string | undefined {
  if (operator === '!') return 'boolean'
  return operator === '++' || operator === '--' ? type : promoted([type])
}

/** `24 * 60` is an `int`, also where a `long` takes it. */
function joined(operator: string, types: (string | undefined)[]): string | undefined {
  if (/^([<>]=?|[=!]=|&&|\|\|)$/.test(operator)) return 'boolean'
  if (/^(<<|>>>?)$/.test(operator)) return promoted(types.slice(0, 1))
  if (operator === '+' && types.some(isText)) return 'String'
  if (/^[&|^]$/.test(operator) && types.every(type => type === 'boolean')) return 'boolean'
  return promoted(types)
}

const isText = (type: string | undefined): boolean => type === 'String' || type === 'java.lang.String'

/** Where the other is nothing, a number becomes an object. */
function chosen(values: readonly Expression[], ask: Ask): string | undefined {
  const types = values.filter(({text}) => text !== 'null').map(ask)
  return types.length === 1 ? (BOXED.get(types[0] ?? '') ?? types[0]) : common(types[0], types[1])
}

/** Of two numbers that a condition chooses from; what constants of a narrow type make of each other is not looked into. */
function common(one: string | undefined, other: string | undefined): string | undefined {
  if (one === other) return one
  return [one, other].every(type => NUMBERS.includes(type ?? '')) ? promoted([one, other]) : undefined
}

/** The widest, and at least an `int`. */
function promoted(types: readonly (string | undefined)[]): string | undefined {
  const all = types.map(type => (SMALL.has(type ?? '') ? 'int' : type))
  return NUMBERS.findLast(type => all.includes(type) && all.every(one => NUMBERS.includes(one ?? '')))
}

function typeOfNumber(text: string): string {
  const isHex = text.startsWith('0x')
  if (text.endsWith('l')) return 'long'
  if (isHex) return text.includes('p') ? (text.endsWith('f') ? 'float' : 'double') : 'int'
  if (text.endsWith('f')) return 'float'
  return !text.startsWith('0b') && /[.de]/.test(text) ? 'double' : 'int'
}

const LITERALS = new Map([
  ['boolean', 'boolean'],
  ['character', 'char'],
  ['string', 'String'],
])

const SMALL = new Set(['byte', 'short', 'char'])

/** From the narrowest to the widest. */
const NUMBERS = ['int', 'long', 'float', 'double']

export const PRIMITIVE = new Set(['boolean', ...SMALL, ...NUMBERS])

const BOXED = new Map([
  ['boolean', 'Boolean'],
  ['byte', 'Byte'],
  ['short', 'Short'],
  ['char', 'Character'],
  ['int', 'Integer'],
  ['long', 'Long'],
  ['float', 'Float'],
  ['double', 'Double'],
])

export const BOXES = new Set(BOXED.values())

/** Nothing is below these but other arrays. */
export const isLowest = (type: string): boolean => isText(type) || isArray(type)

export const isArray = (type: string): boolean => type.endsWith('[]')

/** What the language puts above texts, numbers and arrays, or a parameter of the type. */
export const ABOVE_ALL = /^(Object|Cloneable|CharSequence|Comparable|Serializable|Number|Constable|ConstantDesc|\p{Lu}[\p{Lu}\d]?)$/u
