import {classSignature} from './class-signature.ts'
import {extractMethod} from './extract-method.ts'
import type {Family} from './family.ts'
import {renameMethod} from './rename-method.ts'
import {renameVariable} from './rename-variable.ts'

/** In the order of spatial locality: what moves no code first. */
export const families: readonly Family[] = [
  renameMethod, // a changed signature, found by the body that stayed
  classSignature, // before anything that moves members: members of a moved type did not move by themselves
  extractMethod, // statements that went to a new method of the same type
  renameVariable, // last: reads the finished mappings, those of extracted code included
]
