/**
 * The package: `import {analyze} from 'refract'` in Node, Deno and browsers. One module, with its wasm files in `wasm/` beside it.
 */
import type {Report} from '../engine/report.ts'
import {type Change, type Options, openRefract, type Refract} from './index.ts'
import {loadBeside} from './wasm-beside.ts'

export type * from './index.ts'
export {isRead, KeptReadings, openRefract} from './index.ts'

let opened: Promise<Refract> | undefined

/**
 * The refactorings between two versions, and what is known of every line. What was read is loaded once; nothing of one call is
 * seen by another, and calls may run side by side.
 */
export async function analyze(change: Change, options: Options = {}): Promise<Report> {
  opened ??= openRefract(loadBeside)
  opened.catch(() => {
    opened = undefined // so that a failed load can be tried again
  })
  return (await opened).analyze(change, options)
}
