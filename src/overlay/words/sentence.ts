/** A refactoring's sentence, cut into plain words and names of code. */
import type {Refactoring} from '../../engine/report.ts'

export interface SentencePart {
  text: string
  /** The whole name, where the text is a name of code. */
  code?: string
}

/** The description begins with the type, which stands in the heading already. */
export function sentence({type, description, before, after}: Refactoring): SentencePart[] {
  const text = description.startsWith(type) ? description.slice(type.length).trim() : description
  const elements = [...before, ...after].flatMap(({element}) => element || [])
  return cutAt(
    text,
    [...new Set([...elements, ...namesIn(text)])].sort((a, b) => b.length - a.length),
  )
}

/** Methods, variables with their type, and classes, where the description names some that are no places of their own. */
function namesIn(text: string): string[] {
  const method = /(?:(?:public|protected|private|package|static|abstract|final) )*[\p{L}\p{N}_$.]+\([^()]*\)(?: : [^\s,]+)?/gu
  const variable = /[\p{L}\p{N}_$]+ : [^\s,]+/gu
  const type = /(?<=\b(?:class|package) )[^\s,()]+(?=$|[\s,])/gu
  return [method, variable, type].flatMap(pattern => [...text.matchAll(pattern)].map(([name]) => name))
}

/** Longest names first, or `pay` would be cut out of `payAll`. */
function cutAt(text: string, names: string[]): SentencePart[] {
  const [name, ...shorter] = names
  if (!text) return []
  if (name === undefined) return [{text}]
  return text.split(name).flatMap((piece, index) => [...(index > 0 ? [{text: shortName(name), code: name}] : []), ...cutAt(piece, shorter)])
}

/** `private settle(basket Basket, all List<Money>) : void` → `settle(Basket, List<Money>)` */
export function shortName(element: string): string {
  const [, name, parameters] = /([^\s(]+)\((.*)\)(?: : .*)?$/.exec(element) ?? []
  return name === undefined ? element : `${name}(${splitList(parameters!).map(parameterType).join(', ')})`
}

const parameterType = (parameter: string) => parameter.slice(parameter.indexOf(' ') + 1)

/** At commas that are not inside `<…>` or `(…)`. */
function splitList(text: string): string[] {
  let depth = 0
  let start = 0
  const parts: string[] = []
  for (let at = 0; at <= text.length; at++) {
    const sign = text[at]
    if (sign === '<' || sign === '(' || sign === '[') depth++
    else if (sign === '>' || sign === ')' || sign === ']') depth--
    else if (at === text.length || (sign === ',' && depth === 0)) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts.filter(Boolean)
}
