/**
 * What happened, in one sentence of the reader's language: a line a type. The names in it come from the places, or where they
 * are no places from RefactoringMiner's sentence, whose form is fixed.
 */
import type {Place, Refactoring} from '../../engine/report.ts'
import {type TextName, text, textParts} from '../../texts/text.ts'
import {described} from './description.ts'
import {asWritten, className, classNames, methodName, type Name, variableName} from './names.ts'

/** What stands in the place of a value: a name, or several with commas between them. */
type Value = Name | Name[]
/** Undefined where a refactoring does not read as its type does. */
type ValuesOf = (refactoring: Refactoring, words: string) => Value[] | undefined

export function sentence(refactoring: Refactoring): Name[] {
  const [name, valuesOf] = sentences[refactoring.type] ?? []
  const values = valuesOf?.(refactoring, refactoring.description.slice(refactoring.type.length + 1))
  if (!name || !values) return described(refactoring)
  return textParts(name, ...values.map(() => ' ')).flatMap(part =>
    part.value === undefined ? [{text: part.text}] : listed(values[part.value]!),
  )
}

const listed = (value: Value): Name[] =>
  Array.isArray(value) ? value.flatMap((name, index) => (index > 0 ? [{text: ', '}, name] : [name])) : [value]

const elementOf = (places: Place[], role?: string): string | undefined =>
  places.find(place => place.element !== null && (role === undefined || place.role === role))?.element ?? undefined

const elementsOf = (places: Place[], role: string): string[] =>
  places.flatMap(place => (place.role === role && place.element !== null ? [place.element] : []))

/** The first named thing before and the first after. */
const ends = (name: (element: string) => Name, {before, after}: Refactoring): [Name, Name] | undefined => {
  const [old, now] = [elementOf(before), elementOf(after)]
  return old === undefined || now === undefined ? undefined : [name(old), name(now)]
}

/** What a pattern finds in RefactoringMiner's sentence. */
const found =
  (pattern: RegExp, use: (parts: string[]) => Value[]): ValuesOf =>
  (_, words) => {
    const [, ...parts] = pattern.exec(words) ?? []
    return parts.length > 0 ? use(parts) : undefined
  }

/** `from` the one `to` the other: what is called so, the two classes, and the name it has now. */
const moved =
  (name: (element: string) => Name): ValuesOf =>
  (refactoring, words) => {
    const names = ends(name, refactoring)
    const [, from, to] = / from class (.+?) (?:to class|(?:to|with) .* from class) (.+)$/s.exec(words) ?? []
    return names && from !== undefined ? [names[0], ...classNames(from, to!), names[1]] : undefined
  }

const movedClass: ValuesOf = ({before, after}) => {
  const [old, now] = [elementOf(before), elementOf(after)]
  return old === undefined || now === undefined ? undefined : [className(old), parent(old), parent(now), className(now)]
}

function parent(qualified: string): Name {
  const end = qualified.lastIndexOf('.')
  return end < 0 ? {text: text('sentence_default_package')} : asWritten(qualified.slice(0, end))
}

const renamed =
  (name: (element: string) => Name): ValuesOf =>
  refactoring =>
    ends(name, refactoring)

/** `a : A to b : B in method m from class C`: both names, both types, and the method. */
const inMethod = found(/^(\S+) : (.*?) to (\S+) : (.*?) in (?:method|initializer) (.+) from class .+$/s, ([a, A, b, B, method]) => [
  {text: a!, code: `${a} : ${A}`},
  {text: b!, code: `${b} : ${B}`},
  asWritten(A!),
  asWritten(B!),
  methodName(method!),
])

const inClass = found(/^(\S+) : (.*?) to (\S+) : (.*?) in class (.+)$/s, ([a, A, b, B, owner]) => [
  {text: a!, code: `${a} : ${A}`},
  {text: b!, code: `${b} : ${B}`},
  asWritten(A!),
  asWritten(B!),
  className(owner!),
])

/** A variable and its method. */
const variable = found(/^(.+?) in (?:method|initializer) (.+) from class .+$/s, ([one, method]) => [
  variableName(one!),
  methodName(method!),
])

const attribute = found(/^(.+) in class (.+)$/s, ([one, owner]) => [variableName(one!), className(owner!)])

const extracted =
  (newType: string, oldType: string): ValuesOf =>
  ({before, after}) => {
    const now = elementOf(after, newType)
    const old = elementsOf(before, oldType)
    return now === undefined || old.length === 0 ? undefined : [className(now), old.map(className)]
  }

/** Several that became one: their names, its name, and where. */
const merged =
  (role: string): ValuesOf =>
  ({before, after}, words) => {
    const [many, one, where] = [elementsOf(before, role), elementOf(after), homeIn(words)]
    return many.length === 0 || one === undefined || !where ? undefined : [many.map(variableName), variableName(one), where]
  }

const split =
  (role: string): ValuesOf =>
  ({before, after}, words) => {
    const [one, many, where] = [elementOf(before), elementsOf(after, role), homeIn(words)]
    return many.length === 0 || one === undefined || !where ? undefined : [variableName(one), many.map(variableName), where]
  }

function homeIn(words: string): Name | undefined {
  const [, method] = / in (?:method|initializer) (.+) from class .+$/s.exec(words) ?? []
  const [, owner] = / in class (.+)$/s.exec(words) ?? []
  return method ? methodName(method) : owner ? className(owner) : undefined
}

const packages = found(/^(\[.*\]|\S*) to (\[.*\]|\S*)$/, ([before, after]) => [packageList(before!), packageList(after!)])

const packageList = (words: string): Name[] =>
  words.startsWith('[')
    ? words.slice(1, -1).split(', ').map(asWritten)
    : [words ? asWritten(words) : {text: text('sentence_default_package')}]

const sentences: Record<string, readonly [TextName, ValuesOf]> = {
  'Rename Class': ['sentence_rename', renamed(className)],
  'Move Class': ['sentence_move', movedClass],
  'Move And Rename Class': ['sentence_move_and_rename', movedClass],
  'Rename Method': ['sentence_rename', renamed(methodName)],
  'Move Method': ['sentence_move', moved(methodName)],
  'Move And Rename Method': ['sentence_move_and_rename', moved(methodName)],
  'Pull Up Method': ['sentence_pull_up', moved(methodName)],
  'Push Down Method': ['sentence_push_down', moved(methodName)],
  'Extract Method': ['sentence_extract_method', refactoring => renamed(methodName)(refactoring, '')?.reverse()],
  'Extract And Move Method': [
    'sentence_extract_and_move_method',
    (refactoring, words) => {
      const names = ends(methodName, refactoring)
      const [, owner] = / & moved to class (.+)$/s.exec(words) ?? []
      return names && owner !== undefined ? [names[1], names[0], className(owner)] : undefined
    },
  ],
  'Inline Method': ['sentence_inline_method', renamed(methodName)],
  'Move And Inline Method': [
    'sentence_move_and_inline_method',
    (refactoring, words) => {
      const names = ends(methodName, refactoring)
      const [, from, to] = / moved from class (.+?) to class (.+?) & inlined to /s.exec(words) ?? []
      return names && from !== undefined ? [...names, ...classNames(from, to!)] : undefined
    },
  ],
  'Move Attribute': ['sentence_move', moved(variableName)],
  'Pull Up Attribute': ['sentence_pull_up', moved(variableName)],
  'Push Down Attribute': ['sentence_push_down', moved(variableName)],
  'Move And Rename Attribute': ['sentence_move_and_rename', moved(variableName)],
  'Replace Attribute': ['sentence_replace_attribute', moved(variableName)],
  'Rename Attribute': ['sentence_rename_in', inClass],
  'Change Attribute Type': ['sentence_change_type', inClass],
  'Extract Attribute': ['sentence_extract_attribute', attribute],
  'Merge Attribute': ['sentence_merge_attribute', merged('merged attribute declaration')],
  'Split Attribute': ['sentence_split_attribute', split('split attribute declaration')],
  'Extract Superclass': ['sentence_extract_superclass', extracted('extracted super-type declaration', 'original sub-type declaration')],
  'Extract Interface': ['sentence_extract_interface', extracted('extracted super-type declaration', 'original sub-type declaration')],
  'Extract Subclass': ['sentence_extract_subclass', extracted('extracted type declaration', 'original type declaration')],
  'Extract Class': ['sentence_extract_class', extracted('extracted type declaration', 'original type declaration')],
  'Rename Package': ['sentence_rename_package', packages],
  'Move Package': ['sentence_move_package', packages],
  'Split Package': ['sentence_split_package', packages],
  'Merge Package': ['sentence_merge_package', packages],
  'Extract Variable': ['sentence_extract_variable', variable],
  'Inline Variable': ['sentence_inline_variable', variable],
  'Rename Variable': ['sentence_rename_in', inMethod],
  'Rename Parameter': ['sentence_rename_parameter', inMethod],
  'Parameterize Variable': ['sentence_parameterize_variable', inMethod],
  'Replace Variable With Attribute': ['sentence_replace_variable_with_attribute', inMethod],
  'Change Variable Type': ['sentence_change_type', inMethod],
  'Change Parameter Type': ['sentence_change_parameter_type', inMethod],
  'Change Return Type': [
    'sentence_change_return_type',
    found(/^(.*?) to (.*?) in (?:method|initializer) (.+) from class .+$/s, ([from, to, method]) => [
      methodName(method!),
      asWritten(from!),
      asWritten(to!),
    ]),
  ],
  'Merge Variable': ['sentence_merge_variable', merged('merged variable declaration')],
  'Merge Parameter': ['sentence_merge_parameter', merged('merged variable declaration')],
  'Split Variable': ['sentence_split_variable', split('split variable declaration')],
  'Split Parameter': ['sentence_split_parameter', split('split variable declaration')],
}
