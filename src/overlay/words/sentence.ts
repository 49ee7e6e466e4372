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
  const names = [...[...before, ...after].flatMap(({element}) => element ?? []), ...typesIn(text)].filter(name => name.length > 0)
  return cutAt(
    text,
    [...new Set(names)].sort((a, b) => b.length - a.length),
  )
}

const typesIn = (text: string) => [...text.matchAll(/\b(?:in|from|to) (?:class|package) ([^\s,]+)/g)].map(match => match[1]!)

/** Longest names first, or `pay` would be cut out of `payAll`. */
function cutAt(text: string, names: string[]): SentencePart[] {
  const [name, ...shorter] = names
  if (!text) return []
  if (name === undefined) return [{text}]
  return text.split(name).flatMap((piece, index) => [...(index > 0 ? [{text: shortName(name), code: name}] : []), ...cutAt(piece, shorter)])
}

/** `private settle(basket Basket, all List<Money>) : void` → `settle(Basket, List<Money>)`; `tax : int` → `tax` */
export function shortName(element: string): string {
  const [, name, parameters] = /([^\s(]+)\((.*)\)(?: : .*)?$/.exec(element) ?? []
  if (name !== undefined) return `${name}(${splitList(parameters!).map(parameterType).join(', ')})`
  return element.split(' : ')[0]!
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
