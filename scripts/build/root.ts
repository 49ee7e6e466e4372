import {dirname, join} from 'node:path'
import {fileURLToPath} from 'node:url'

/** The folder of the project, wherever a script was started from. */
export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

export const inRoot = (...parts: string[]) => join(root, ...parts)
