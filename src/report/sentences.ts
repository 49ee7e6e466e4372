/**
 * RefactoringMiner's sentences, one line a type. A sentence is about the first actor of a role; the roles are those of
 * RefactoringMiner's JSON.
 */
import type {Element, Finding, LocalVariable} from '../engine/families/family.ts'
import type {Attribute, Method, TypeDeclaration} from '../engine/model/code.ts'
import {
  asWritten,
  attribute,
  attributePrinter,
  className,
  container,
  field,
  operation,
  printersFor,
  shortened,
  typeName,
  variable,
} from './elements.ts'

type Sentence = (finding: Finding) => string

function must<K extends Element['is']>(element: Element, is: K): Extract<Element, {is: K}> {
  if (element.is !== is) throw new TypeError(`a ${is} was expected, not a ${element.is}`)
  return element as Extract<Element, {is: K}>
}

const type = (element: Element): TypeDeclaration => must(element, 'type')
const method = (element: Element): Method => must(element, 'method')
const local = (element: Element): LocalVariable => must(element, 'local')
const attr = (element: Element): Attribute => must(element, 'attribute')

function first(actors: Finding['before'], role?: string): Element {
  const actor = role === undefined ? actors[0] : actors.find(one => one.role === role)
  if (!actor) throw new TypeError(`nobody plays ${role ?? 'the first part'}`)
  return actor.element
}

const all = (actors: Finding['before'], role: string): Element[] => actors.filter(one => one.role === role).map(one => one.element)

const inMethod = (one: Method): string => `in ${container(one)} from class ${className(one.type)}`

const classes =
  (words: string): Sentence =>
  ({before, after}) =>
    `${className(type(first(before)))} ${words} ${className(type(first(after)))}`

const movedMethod: Sentence = ({before, after}) => {
  const old = method(first(before))
  const now = method(first(after))
  return `${operation(old)} from class ${className(old.type)} to ${operation(now)} from class ${className(now.type)}`
}

const movedAttribute =
  (joined: 'to' | 'with'): Sentence =>
  ({before, after}) => {
    const old = attr(first(before))
    const now = attr(first(after))
    return `${attribute(old, asWritten)} from class ${className(old.type)} ${joined} ${attribute(now, asWritten)} from class ${className(now.type)}`
  }

/** A variable, parameter or attribute that stands in a body. */
function named(element: Element, printed: (type: string) => string): string {
  return element.is === 'attribute' ? field(element, printed) : variable(local(element), printed)
}

const variables: Sentence = ({before, after}) => {
  const printed = printersFor(typeName(first(before)), typeName(first(after)))
  return `${named(first(before), printed)} to ${named(first(after), printed)} ${inMethod(homeOf(before, after))}`
}

/** The method a pair of variables is reported in: where the new one lives, or the old one if that is an attribute. */
function homeOf(before: Finding['before'], after: Finding['after']): Method {
  const now = first(after)
  if (now.is === 'local') return now.method
  const inside = after.find(actor => actor.element.is === 'code' || actor.element.is === 'method')?.element
  if (inside?.is === 'code') return inside.method
  if (inside?.is === 'method') return inside
  return local(first(before)).method
}

const attributes: Sentence = ({before, after}) => {
  const old = attr(first(before))
  const now = attr(first(after))
  const printed = attributePrinter(old.valueType?.text, now.valueType?.text)
  return `${field(old, printed)} to ${field(now, printed)} in class ${className(now.type)}`
}

const list = (elements: Element[]): string => `[${elements.map(element => named(element, shortened)).join(', ')}]`

const merged: Sentence = ({before, after}) => {
  const now = local(first(after))
  return `${list(all(before, 'merged variable declaration'))} to ${variable(now)} ${inMethod(now.method)}`
}

const split: Sentence = ({before, after}) =>
  `${variable(local(first(before)))} to ${list(all(after, 'split variable declaration'))} ${inMethod(local(first(after)).method)}`

const extractedFromMany: Sentence = ({before, after}) => {
  const from = all(before, 'original sub-type declaration').map(element => className(type(element)))
  return `${className(type(first(after, 'extracted super-type declaration')))} from classes [${from.join(', ')}]`
}

const extractedFromOne: Sentence = ({before, after}) =>
  `${className(type(first(after, 'extracted type declaration')))} from class ${className(type(first(before)))}`

const packages: Sentence = ({packages: names = {before: [], after: []}}) => {
  const print = (of: string[]) => (of.length > 1 ? `[${of.join(', ')}]` : of[0])
  return `${print(names.before)} to ${print(names.after)}`
}

const SENTENCES: Record<string, Sentence> = {
  'Move Class': classes('moved to'),
  'Rename Class': classes('renamed to'),
  'Move And Rename Class': classes('moved and renamed to'),
  'Rename Method': ({before, after}) =>
    `${operation(method(first(before)))} renamed to ${operation(method(first(after)))} in class ${className(method(first(after)).type)}`,
  'Move Method': movedMethod,
  'Move And Rename Method': movedMethod,
  'Pull Up Method': movedMethod,
  'Push Down Method': movedMethod,
  'Extract Method': ({before, after}) =>
    `${operation(method(first(after)))} extracted from ${operation(method(first(before)))} in class ${className(method(first(after)).type)}`,
  'Extract And Move Method': ({before, after}) => {
    const [source, extracted] = [method(first(before)), method(first(after))]
    const classesOf = `in class ${className(source.type)} & moved to class ${className(extracted.type)}`
    return `${operation(extracted)} extracted from ${operation(source)} ${classesOf}`
  },
  'Inline Method': ({before, after}) =>
    `${operation(method(first(before)))} inlined to ${operation(method(first(after)))} in class ${className(method(first(after)).type)}`,
  'Move And Inline Method': ({before, after}) => {
    const [inlined, target] = [method(first(before)), method(first(after))]
    const classesOf = `moved from class ${className(inlined.type)} to class ${className(target.type)}`
    return `${operation(inlined)} ${classesOf} & inlined to ${operation(target)}`
  },
  'Move Attribute': movedAttribute('to'),
  'Pull Up Attribute': movedAttribute('to'),
  'Push Down Attribute': movedAttribute('to'),
  'Replace Attribute': movedAttribute('with'),
  'Move And Rename Attribute': ({before, after}) => {
    const [old, now] = [attr(first(before)), attr(first(after))]
    const classesOf = `moved from class ${className(old.type)} to class ${className(now.type)}`
    return `${attribute(old, asWritten)} renamed to ${attribute(now, asWritten)} and ${classesOf}`
  },
  'Extract Superclass': extractedFromMany,
  'Extract Interface': extractedFromMany,
  'Extract Subclass': extractedFromOne,
  'Extract Class': extractedFromOne,
  'Rename Package': packages,
  'Move Package': packages,
  'Split Package': packages,
  'Merge Package': packages,
  'Extract Variable': ({after}) => `${variable(local(first(after)))} ${inMethod(local(first(after)).method)}`,
  'Inline Variable': ({before}) => `${variable(local(first(before)))} ${inMethod(local(first(before)).method)}`,
  'Extract Attribute': ({after}) => `${attribute(attr(first(after)))} in class ${className(attr(first(after)).type)}`,
  'Rename Variable': variables,
  'Rename Parameter': variables,
  'Parameterize Variable': variables,
  'Replace Variable With Attribute': variables,
  'Change Variable Type': variables,
  'Change Parameter Type': variables,
  'Rename Attribute': attributes,
  'Change Attribute Type': attributes,
  'Change Return Type': ({before, after}) => {
    const [old, now] = [must(first(before), 'type use'), must(first(after), 'type use')]
    const printed = printersFor(old.use.text, now.use.text)
    return `${printed(old.use.text)} to ${printed(now.use.text)} ${inMethod(now.method)}`
  },
  'Merge Variable': merged,
  'Merge Parameter': merged,
  'Split Variable': split,
  'Split Parameter': split,
  'Merge Attribute': ({before, after}) =>
    `${list(all(before, 'merged attribute declaration'))} to ${field(attr(first(after)))} in class ${className(attr(first(after)).type)}`,
  'Split Attribute': ({before, after}) =>
    `${field(attr(first(before)))} to ${list(all(after, 'split attribute declaration'))} in class ${className(attr(first(after)).type)}`,
}

export function describe(finding: Finding): string {
  const sentence = SENTENCES[finding.name]
  if (!sentence) throw new TypeError(`no sentence for ${finding.name}`)
  return `${finding.name} ${sentence(finding)}`
}
