/** The engine on the thread that asks for it. */
import {openRefract, type Refract, type WasmLoader} from '../../library/index.ts'
import {think} from './think.ts'
import type {Thinker} from './thinker.ts'

/** Opened when it is first needed; a failure is not kept, so that the next page tries again. */
export function openHere(load: WasmLoader): Thinker {
  let engine: Promise<Refract> | undefined

  function open(): Promise<Refract> {
    engine ??= openRefract(load).catch(error => {
      engine = undefined
      throw error
    })
    return engine
  }

  return {
    // A failure is told to those who want to think.
    prepare: () => void open().catch(() => {}),
    think: async (matter, thinking) => think(await open(), matter, thinking),
  }
}
