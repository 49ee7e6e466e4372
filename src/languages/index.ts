import type {FrontEnd} from './front-end.ts'
import {java} from './java/index.ts'

export const frontEnds: readonly FrontEnd[] = [java]

export const frontEndFor = (path: string): FrontEnd | undefined => frontEnds.find(frontEnd => frontEnd.accepts(path))
