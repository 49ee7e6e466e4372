/**
 * RefactoringMiner's sentences, one line a type. `before` and `after` give the element of the first actor.
 */
import type {Element, Finding} from '../engine/families/family.ts'
import type {Method, TypeDeclaration} from '../engine/model/code.ts'
import {className, container, operation, variable} from './elements.ts'

type Sentence = (finding: Finding) => string

const type = (element: Element): TypeDeclaration => must(element, 'type')
const method = (element: Element): Method => must(element, 'method')
const local = (element: Element) => must(element, 'local')

function must<K extends Element['is']>(element: Element, is: K): Extract<Element, {is: K}> {
  if (element.is !== is) throw new TypeError(`a ${is} was expected, not a ${element.is}`)
  return element as Extract<Element, {is: K}>
}

const first = (actors: Finding['before'], role?: string): Element => {
  const actor = role === undefined ? actors[0] : actors.find(one => one.role === role)
  if (!actor) throw new TypeError(`nobody plays ${role ?? 'the first part'}`)
  return actor.element
}

const classPair =
  (verb: string): Sentence =>
  ({before, after}) =>
    `${className(type(first(before)))} ${verb} to ${className(type(first(after)))}`

const variablePair: Sentence = ({before, after}) => {
  const new_ = local(first(after))
  return `${variable(local(first(before)))} to ${variable(new_)} in ${container(new_.method)} from class ${className(new_.method.type)}`
}

const SENTENCES: Record<string, Sentence> = {
  'Move Class': classPair('moved'),
  'Rename Class': classPair('renamed'),
  'Move And Rename Class': classPair('moved and renamed'),
  'Rename Method': ({before, after}) =>
    `${operation(method(first(before)))} renamed to ${operation(method(first(after)))} in class ${className(method(first(after)).type)}`,
  'Extract Method': ({before, after}) =>
    `${operation(method(first(after)))} extracted from ${operation(method(first(before)))} in class ${className(method(first(after)).type)}`,
  'Rename Variable': variablePair,
}

export function describe(finding: Finding): string {
  const sentence = SENTENCES[finding.name]
  if (!sentence) throw new TypeError(`no sentence for ${finding.name}`)
  return `${finding.name} ${sentence(finding)}`
}
