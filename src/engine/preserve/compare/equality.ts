/**
 * `==` compares numbers where one of the two is one, and objects elsewhere: two boxes that hold the same number are not the same
 * object. So a variable that keeps what a call gives as an `int`, or as an `Integer`, may make one of the other.
 */
import type {Names} from '../graph/names.ts'
import type {Read} from './expressions.ts'
import {ABOVE_ALL, BOXES, PRIMITIVE, typeOfValue} from './value-types.ts'

export function mayCompareOtherwise(before: Read, after: Read, names: Record<'before' | 'after', Names>): boolean {
  const {operator = ''} = before.expression.parts
  if (!/^[=!]=$/.test(operator) || before.expression.text === after.expression.text) return false
  return comparedBy(before, names) !== comparedBy(after, names)
}

function comparedBy({expression, frame}: Read, names: Record<'before' | 'after', Names>): 'number' | 'box' | 'unseen' | 'null' {
  const operands = expression.children
  if (operands.some(({text}) => text === 'null')) return 'null'
  const types = operands.map(operand => typeOfValue({expression: operand, frame}, names) ?? '')
  if (types.some(type => PRIMITIVE.has(type))) return 'number'
  return types.some(type => BOXES.has(type) || ABOVE_ALL.test(type)) ? 'box' : 'unseen'
}
