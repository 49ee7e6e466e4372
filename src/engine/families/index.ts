import {attributeSignature} from './attribute-signature.ts'
import {changePackage} from './change-package.ts'
import {changeReturnType} from './change-return-type.ts'
import {changeVariableType} from './change-variable-type.ts'
import {classSignature} from './class-signature.ts'
import {extractAttribute} from './extract-attribute.ts'
import {extractMethod} from './extract-method.ts'
import {extractType} from './extract-type.ts'
import {extractVariable} from './extract-variable.ts'
import type {Family} from './family.ts'
import {inlineMethod} from './inline-method.ts'
import {inlineVariable} from './inline-variable.ts'
import {mergeVariable} from './merge-variable.ts'
import {moveAttribute} from './move-attribute.ts'
import {moveMethod} from './move-method.ts'
import {parameterizeVariable} from './parameterize-variable.ts'
import {renameMethod} from './rename-method.ts'
import {renameVariable} from './rename-variable.ts'
import {splitVariable} from './split-variable.ts'

/** In the order of spatial locality: what moves no code first. */
export const families: readonly Family[] = [
  renameMethod, // a changed signature, found by the body that stayed
  changeReturnType, // the same pairs of methods
  classSignature, // before anything that moves members: members of a moved type did not move by themselves
  extractMethod, // statements that went to a new method of the same type
  inlineMethod, // the other way round
  moveMethod, // between types, after what stays inside one
  moveAttribute, // likewise
  extractType, // reads what moved to new types
  changePackage, // reads the types that moved
  attributeSignature, // reads the pairs of attributes
  extractVariable, // reads the finished mappings, those of extracted code included
  extractAttribute, // the same for attributes
  inlineVariable, // the other way round
  renameVariable, // reads the pairs of variables
  changeVariableType, // the same pairs of variables
  parameterizeVariable, // variables that found no partner among the variables
  mergeVariable, // several for one
  splitVariable, // one for several
]
