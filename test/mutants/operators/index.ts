import type {Operator} from '../mutation.ts'
import {swappedArguments} from './arguments.ts'
import {branches} from './branches.ts'
import {changedCallee} from './callees.ts'
import {conditions} from './conditions.ts'
import {doubled} from './doubled.ts'
import {dropped} from './dropped.ts'
import {changedImport} from './imports.ts'
import {jumps} from './jumps.ts'
import {literals} from './literals.ts'
import {locks} from './locks.ts'
import {swappedMembers} from './members.ts'
import {movedOut} from './moved-out.ts'
import {otherObject} from './objects.ts'
import {order} from './order.ts'
import {overriding} from './overriding.ts'
import {shared} from './shared.ts'
import {signs} from './signs.ts'
import {changedType} from './types.ts'
import {changedReceiver, wrongVariable} from './variables.ts'
import {changedWidth} from './widths.ts'

export const operators: readonly Operator[] = [
  signs,
  literals,
  conditions,
  branches,
  dropped,
  doubled,
  order,
  movedOut,
  jumps,
  swappedArguments,
  wrongVariable,
  changedReceiver,
  changedCallee,
  changedType,
  changedWidth,
  locks,
  overriding,
  swappedMembers,
  changedImport,
  otherObject,
  shared,
]
