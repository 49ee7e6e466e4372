/**
 * Methods that others call without a file of the change saying so: those that every object has, and those that are looked for by their
 * name when objects are written and read, or a program starts. To come under such a name, or to leave it, changes who answers.
 */
import type {Method} from '../../model/code.ts'
import {bareType} from '../../text/types.ts'

/** Of every object: there is always one that answers. */
export const isOfObject = (method: Method): boolean => !method.modifiers.has('static') && OF_OBJECT.has(keyOf(method))

export const isKnownByName = (method: Method): boolean => isOfObject(method) || LOOKED_FOR.has(keyOf(method))

const keyOf = ({name, parameters}: Method): string => `${name}(${parameters.map(({type}) => bareType(type?.text ?? '')).join()})`

const OF_OBJECT = new Set(['toString()', 'hashCode()', 'equals(Object)', 'clone()', 'finalize()'])

const LOOKED_FOR = new Set([
  'main(String[])',
  'readObject(ObjectInputStream)',
  'writeObject(ObjectOutputStream)',
  'readObjectNoData()',
  'readResolve()',
  'writeReplace()',
])
