import {think} from '../../src/extension/thread/think.ts'
import type {Thinker} from '../../src/extension/thread/thinker.ts'
import type {Refract} from '../../src/library/index.ts'

/** Thinks where it is asked, with an engine that a test has made. */
export const thinkWith = (engine: Refract): Thinker => ({
  prepare() {},
  think: (matter, thinking) => think(engine, matter, thinking),
})
