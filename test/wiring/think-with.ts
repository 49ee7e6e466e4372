import type {Thinker} from '../../src/extension/thread/thinker.ts'
import {beginWork} from '../../src/extension/thread/work.ts'
import type {Refract} from '../../src/library/index.ts'

/** Thinks where it is asked, with an engine that a test has made. */
export const thinkWith = ({analyze}: Pick<Refract, 'analyze'>, firstLook?: number): Thinker => ({
  prepare() {},
  begin: working => beginWork(Promise.resolve({analyze, read: async () => {}}), working, firstLook),
})
