/** The engine on the thread that asks for it. */
import {openRefract, type Refract, type WasmLoader} from '../../library/index.ts'
import type {Thinker} from './thinker.ts'
import {beginWork} from './work.ts'

/** Opened when it is first wanted; a failure is not kept, so that the next page tries again. */
export function thinkHere(load: WasmLoader): Thinker {
  let engine: Promise<Refract> | undefined

  function open(): Promise<Refract> {
    engine ??= openRefract(load).catch(error => {
      engine = undefined
      throw error
    })
    return engine
  }

  return {
    // A failure is told to those who finish a work.
    prepare: () => void open().catch(() => {}),
    begin: working => beginWork(open(), working),
  }
}
