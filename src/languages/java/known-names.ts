/**
 * Members that Java itself asks for by their names: what every object has, what a serialized one is looked at for, where a
 * program begins. Under another name they are something else, though every call has followed.
 */
import type {Attribute, Method} from '../../engine/model/code.ts'

/** Also those that no type can declare. */
export const METHODS_OF_OBJECT: ReadonlySet<string> = new Set([
  'clone',
  'equals',
  'finalize',
  'getClass',
  'hashCode',
  'notify',
  'notifyAll',
  'toString',
  'wait',
])

const OF_OBJECTS = new Set(['clone()', 'equals(Object)', 'finalize()', 'hashCode()', 'toString()'])

const LOOKED_FOR = new Set([
  'main(String[])',
  'readObject(ObjectInputStream)',
  'readObjectNoData()',
  'readResolve()',
  'writeObject(ObjectOutputStream)',
  'writeReplace()',
])

const ATTRIBUTES = new Set(['serialVersionUID', 'serialPersistentFields'])

export function askedForByJava(member: Method | Attribute): 'of every object' | 'where it is declared' | undefined {
  const key = member.is === 'attribute' ? member.name : signatureOf(member)
  if (OF_OBJECTS.has(key) && !member.modifiers.has('static')) return 'of every object'
  return LOOKED_FOR.has(key) || ATTRIBUTES.has(key) ? 'where it is declared' : undefined
}

const signatureOf = ({name, parameters}: Method): string =>
  `${name}(${parameters.map(({type}) => withoutPackage(type?.text ?? '')).join()})`

const withoutPackage = (type: string): string => type.replace(/^[\w.]*\./, '').replace('...', '[]')
