import {readFileSync} from 'node:fs'
import {resolve} from 'node:path'
import {inRoot} from '../../scripts/build/root.ts'

export const readJson = (path: string) => JSON.parse(readFileSync(resolve(inRoot('.'), path), 'utf8'))
