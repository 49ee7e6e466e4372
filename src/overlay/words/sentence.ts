/** A refactoring's sentence, cut into plain words and names of code. */
import type {Refactoring} from '../../engine/report.ts'

export interface SentencePart {
  text: string
  code: boolean
}

/** The description begins with the type, which stands in the heading already. */
export function sentence({type, description, before, after}: Refactoring): SentencePart[] {
  const text = description.startsWith(type) ? description.slice(type.length).trim() : description
  const names = [...[...before, ...after].flatMap(({element}) => element ?? []), ...classesIn(text)].filter(name => name.length > 0)
  return cutAt(
    text,
    [...new Set(names)].sort((a, b) => b.length - a.length),
  )
}

const classesIn = (text: string) => [...text.matchAll(/\b(?:class|package) ([^\s,]+)/g)].map(match => match[1]!)

/** Longest names first, or `pay` would be cut out of `payAll`. */
function cutAt(text: string, names: string[]): SentencePart[] {
  const [name, ...shorter] = names
  if (!text) return []
  if (name === undefined) return [{text, code: false}]
  return text.split(name).flatMap((piece, index) => [...(index > 0 ? [{text: name, code: true}] : []), ...cutAt(piece, shorter)])
}
