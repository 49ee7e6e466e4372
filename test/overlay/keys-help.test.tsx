// @vitest-environment happy-dom
import {render} from 'preact'
import {act} from 'preact/test-utils'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {type Chords, defaultChords} from '../../src/overlay/keys/chords.ts'
import {HelpDialog} from '../../src/overlay/keys/help-dialog.tsx'

let root: HTMLElement
let chords: Chords
let closed: number

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'))
  chords = defaultChords
  closed = 0
  draw()
})
afterEach(() => {
  render(null, root)
  root.remove()
})

function draw() {
  const onChords = (changed: Chords) => {
    chords = changed
    draw()
  }
  act(() => render(<HelpDialog chords={chords} onChords={onChords} onClose={() => closed++} />, root))
}
const row = (name: string) => [...root.querySelectorAll('tr')].find(({textContent}) => textContent!.startsWith(name))!
const keys = (name: string) => [...row(name).querySelectorAll('kbd')].map(({textContent}) => textContent).join(' ')
const change = (name: string, ...pressed: string[]) => {
  const button = row(name).querySelector('button')!
  act(() => button.click())
  for (const key of pressed) act(() => void button.dispatchEvent(new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true})))
}
const said = () => root.querySelector('[role=status]')!.textContent

test('lists all chords', () => {
  expect(root.querySelector('dialog')!.open).toBe(true)
  expect([keys('Next'), keys('Previous'), keys('Hide'), keys('Open'), keys('Show')]).toEqual(['r n', 'r p', 'r h', 'r l', 'r ?'])
})

test('two keys change one', () => {
  change('Next', 'z')
  expect(keys('Next')).toBe('z')
  change('Next')
  change('Next', 'Shift', 'z', 'Z')
  expect([keys('Next'), chords.next, chords.previous]).toEqual(['z Z', 'z Z', 'r p'])
})

test.each([
  [['r', 'p'], 'These keys are taken: Previous refactoring.'],
  [['g', 'x'], 'GitHub does something of its own when g is pressed. Choose another first key.'],
  [['Enter'], 'Two keys are needed, each a letter, a digit or a sign.'],
  [['r', ' '], 'Two keys are needed, each a letter, a digit or a sign.'],
])('%j is refused', (pressed, words) => {
  change('Next', ...pressed)
  expect([said(), chords]).toEqual([words, defaultChords])
})

test('Escape takes the wish back, and the dialog stays', () => {
  change('Next', 'z', 'Escape')
  expect([keys('Next'), closed]).toEqual(['r n', 0])
})

test('all back to what they were', () => {
  change('Next', 'z', 'z')
  act(() => [...root.querySelectorAll('button')].find(({textContent}) => textContent!.startsWith('Reset'))!.click())
  expect(chords).toEqual(defaultChords)
})

test('closing is told', () => {
  act(() => root.querySelector<HTMLButtonElement>('[aria-label=Close]')!.click())
  expect(closed).toBe(1)
})
