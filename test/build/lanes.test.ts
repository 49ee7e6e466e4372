import {expect, test} from 'vitest'
import {one} from '../../scripts/check/counts.ts'
import {runLanes, type Step} from '../../scripts/check/lanes.ts'

/** Says when it began, and ends when it may. */
function step(name: string, passes: boolean, until?: Promise<unknown>) {
  let begin = () => {}
  const begun = new Promise<void>(resolve => {
    begin = resolve
  })
  const run: Step['run'] = async () => {
    begin()
    await until
    return one(passes)
  }
  return {name, run, begun}
}

test('lanes run beside each other', async () => {
  const second = step('second', true)
  const first = step('first', true, second.begun)
  const results = await runLanes([[first], [second]])
  expect(results.map(({name}) => name)).toEqual(['first', 'second'])
})

test('a step that fails is counted, and the next one of its lane still runs', async () => {
  const results = await runLanes([[step('lint', false), step('types', true)]])
  expect(results).toMatchObject([
    {name: 'lint', passed: 0, failed: 1},
    {name: 'types', passed: 1, failed: 0},
  ])
})
