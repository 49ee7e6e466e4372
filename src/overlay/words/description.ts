/** RefactoringMiner's sentence, cut into plain words and names of code: what is said of a type that has no sentence of ours. */
import type {Refactoring} from '../../engine/report.ts'
import {type Name, shortName} from './names.ts'

/** The description begins with the type, which stands in the heading already. */
export function described({type, description, before, after}: Refactoring): Name[] {
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
function cutAt(text: string, names: string[]): Name[] {
  const [name, ...shorter] = names
  if (!text) return []
  if (name === undefined) return [{text}]
  return text.split(name).flatMap((piece, index) => [...(index > 0 ? [{text: shortName(name), code: name}] : []), ...cutAt(piece, shorter)])
}
