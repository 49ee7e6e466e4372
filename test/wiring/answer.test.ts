import {expect, test} from 'vitest'
import type {Runtime} from 'webextension-polyfill'
import type {Asking} from '../../src/extension/analysis.ts'
import {answerPage} from '../../src/extension/answer.ts'
import {type Answer, type Outcome, VERSION} from '../../src/extension/messages.ts'
import {findings} from '../overlay/make.ts'

const outcome: Outcome = {kind: 'shown', findings: findings()}
const url = 'https://github.com/o/r/commit/abc1234'

/** What a page hears, and what it is asked with. */
async function asked(tab: {incognito: boolean}, analyze: (asking: Asking) => Promise<Outcome> = async () => outcome) {
  const heard: Answer[] = []
  let how: Asking | undefined
  await new Promise<void>(resolve => {
    const port = {
      sender: {url, tab},
      postMessage: (answer: Answer) => {
        heard.push(answer)
        if (answer.kind === 'outcome') resolve()
      },
      onDisconnect: {addListener() {}},
      onMessage: {addListener: (listener: (question: unknown) => void) => listener({version: VERSION, kind: 'analyze', url})},
    }
    answerPage(port as unknown as Runtime.Port, {
      hosts: async () => ['github.com'],
      analyze: (_, asking) => {
        how = asking
        return analyze(asking)
      },
    })
  })
  return {heard, how}
}

test.each([true, false])('a private window is told as one: %s', async incognito => {
  expect((await asked({incognito})).how).toMatchObject({isPrivate: incognito})
})

test('the first word comes at once, the last one is the outcome', async () => {
  const {heard} = await asked({incognito: false}, async ({onProgress}) => {
    onProgress({step: 'listing'})
    onProgress({step: 'detecting'})
    return outcome
  })
  expect(heard.map(answer => (answer.kind === 'progress' ? answer.progress.step : answer.kind))).toEqual(['listing', 'outcome'])
})

test('a surprise reaches the reader', async () => {
  const {heard} = await asked({incognito: false}, () => Promise.reject(new Error('a hole in the engine')))
  expect(heard).toMatchObject([{kind: 'outcome', outcome: {trouble: {kind: 'broken', detail: 'a hole in the engine'}}}])
})
