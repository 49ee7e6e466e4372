/**
 * The rules, one for each family that can be proved. What has none is never called pure: a type that changed, variables
 * that were joined or split, a constant that took the place of a value.
 */
import {attributeSignature} from './attribute-signature.ts'
import {classSignature} from './class-signature.ts'
import {extractMethod} from './extract-method.ts'
import {extractVariable} from './extract-variable.ts'
import {inlineMethod} from './inline-method.ts'
import {inlineVariable} from './inline-variable.ts'
import {moveAttribute} from './move-attribute.ts'
import {moveMethod, moveMethodInHierarchy} from './move-method.ts'
import {renameMethod} from './rename-method.ts'
import {renameVariable} from './rename-variable.ts'
import type {Rule} from './rule.ts'

export const rules: readonly Rule[] = [
  renameMethod,
  classSignature,
  extractMethod,
  inlineMethod,
  moveMethod,
  moveMethodInHierarchy,
  moveAttribute,
  attributeSignature,
  extractVariable,
  inlineVariable,
  renameVariable,
]

const byName = new Map(rules.flatMap(rule => rule.names.map(name => [name, rule] as const)))

export const ruleOf = (name: string): Rule | undefined => byName.get(name)
