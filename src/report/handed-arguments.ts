/** What is handed to the parameters of an extracted or inlined method, where it is called. */
import type {Refactoring} from '../engine/report.ts'
import {tokensOf} from '../engine/text/tokens.ts'

export interface Handed {
  parameter: string
  /** The argument in words and signs, without space. */
  argument: string[]
}

/** The side on which code reads arguments, and not parameters. */
export const sideOfArguments = ({type}: Refactoring): 'before' | 'after' => (/\bInline\b/.test(type) ? 'after' : 'before')

/** Of the first call: what differs from call to call is no more the same code. */
export function handedArguments({before, after}: Refactoring): Handed[] {
  const places = [...before, ...after]
  const call = places.find(({role}) => /^(extracted|inlined) method invocation$/.test(role))?.element
  const method = places.find(({role}) => /^(extracted|inlined) method declaration$/.test(role))?.element
  if (!call || !method) return []
  const args = listIn(words(call))
  return listIn(words(method.replace(/ : [^()]*$/, ''))).flatMap(([parameter], index) => {
    const argument = args[index]
    const isHanded = parameter !== undefined && argument !== undefined && argument.length > 0 && argument.join() !== parameter
    return isHanded ? [{parameter, argument}] : []
  })
}

export const words = (text: string): string[] => tokensOf(text).filter(token => token.trim() !== '')

/** What stands between commas in the last brackets; commas inside further brackets do not count. */
function listIn(tokens: string[]): string[][] {
  if (tokens.at(-1) !== ')') return []
  const list: string[][] = [[]]
  let depth = 0
  for (const token of tokens.slice(0, -1).reverse()) {
    if (/^[)\]}]$/.test(token)) depth++
    if (/^[([{]$/.test(token) && depth-- === 0) return list
    if (token === ',' && depth === 0) list.unshift([])
    else list[0]!.unshift(token)
  }
  return []
}
