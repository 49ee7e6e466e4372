/**
 * The rules, one file for each family. Some kinds of change are never called pure: their rule says why.
 */
import {attributeSignature} from './attribute-signature.ts'
import {changePackage} from './change-package.ts'
import {changeReturnType} from './change-return-type.ts'
import {changeVariableType} from './change-variable-type.ts'
import {classSignature} from './class-signature.ts'
import {extractAttribute} from './extract-attribute.ts'
import {extractMethod} from './extract-method.ts'
import {extractType} from './extract-type.ts'
import {extractVariable} from './extract-variable.ts'
import {inlineMethod} from './inline-method.ts'
import {inlineVariable} from './inline-variable.ts'
import {mergeVariable} from './merge-variable.ts'
import {moveAttribute} from './move-attribute.ts'
import {moveMethod, moveMethodInHierarchy} from './move-method.ts'
import {parameterizeVariable} from './parameterize-variable.ts'
import {renameMethod} from './rename-method.ts'
import {renameVariable} from './rename-variable.ts'
import type {Rule} from './rule.ts'
import {splitVariable} from './split-variable.ts'

export const rules: readonly Rule[] = [
  attributeSignature,
  changePackage,
  changeReturnType,
  changeVariableType,
  classSignature,
  extractAttribute,
  extractMethod,
  extractType,
  extractVariable,
  inlineMethod,
  inlineVariable,
  mergeVariable,
  moveAttribute,
  moveMethod,
  moveMethodInHierarchy,
  parameterizeVariable,
  renameMethod,
  renameVariable,
  splitVariable,
]

const byName = new Map(rules.flatMap(rule => rule.names.map(name => [name, rule] as const)))

export const ruleOf = (name: string): Rule | undefined => byName.get(name)
