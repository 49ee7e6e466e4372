// @vitest-environment happy-dom
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {type Command, defaultChords, refusalOf} from '../../src/overlay/keys/chords.ts'
import {listenToChords} from '../../src/overlay/keys/listen.ts'

let stop: AbortController
let done: Command[]
let heard: string[]
const chords = {...defaultChords}

beforeEach(() => {
  stop = new AbortController()
  done = []
  heard = []
  document.body.innerHTML =
    '<p></p><input><textarea></textarea><div contenteditable><b></b></div><dialog><button></button></dialog><div id="host"></div>'
  const shadow = document.querySelector('#host')!.attachShadow({mode: 'open'})
  shadow.innerHTML = '<input><button></button><input type="checkbox">'
  listenToChords(document, {signal: stop.signal, chords: () => chords, run: command => done.push(command)})
  document.addEventListener('keydown', ({key}) => heard.push(key), {signal: stop.signal})
})
afterEach(() => stop.abort())

const inShadow = (selector: string) => document.querySelector('#host')!.shadowRoot!.querySelector(selector)!

function press(keys: (string | [string, KeyboardEventInit])[], target: Element = document.querySelector('p')!, times: number[] = []) {
  keys.forEach((given, index) => {
    const [key, more] = typeof given === 'string' ? [given, {}] : given
    const event = new KeyboardEvent('keydown', {key, bubbles: true, composed: true, cancelable: true, ...more})
    if (times[index] !== undefined) Object.defineProperty(event, 'timeStamp', {value: times[index]})
    target.dispatchEvent(event)
  })
}

test('two keys are a command; the page hears the first one only', () => {
  press(['r', 'n'])
  expect([done, heard]).toEqual([['next'], ['r']])
})

test('all other keys are the page’s', () => {
  press(['r', 'x', 'n', 'r', 'r', 'p', 'p'])
  expect([done, heard]).toEqual([['previous'], ['r', 'x', 'n', 'r', 'r', 'p']])
})

test.each([
  ['too slow', [0, 1501], []],
  ['just in time', [0, 1500], ['next']],
])('%s', (_, times, expected) => {
  press(['r', 'n'], undefined, times)
  expect(done).toEqual(expected)
})

test.each<[string, (string | [string, KeyboardEventInit])[], Command[]]>([
  ['shift makes a sign', ['r', 'Shift', ['?', {shiftKey: true}]], ['help']],
  ['with Control', ['r', ['n', {ctrlKey: true}]], []],
  ['with Meta first', [['r', {metaKey: true}], 'n'], []],
  ['held down', ['r', ['n', {repeat: true}]], []],
  ['in the middle of a composed letter', ['r', ['n', {isComposing: true}]], []],
])('%s', (_, keys, expected) => {
  press(keys)
  expect(done).toEqual(expected)
})

test('who writes is left alone', () => {
  for (const selector of ['input', 'textarea', 'b', 'dialog button']) press(['r', 'n'], document.querySelector(selector)!)
  press(['r', 'n'], inShadow('input'))
  expect(done).toEqual([])
  press(['r', 'n'], inShadow('button'))
  press(['r', 'n'], inShadow('[type=checkbox]'))
  expect(done).toEqual(['next', 'next'])
})

test('chords may change', () => {
  chords.next = 'z z'
  press(['r', 'n', 'z', 'z'])
  expect(done).toEqual(['next'])
  chords.next = defaultChords.next
})

test('stops with its signal', () => {
  stop.abort()
  press(['r', 'n'])
  expect(done).toEqual([])
})

describe('a chord that the reader wants', () => {
  test.each([
    ['r m', undefined],
    ['r n', undefined],
    ['z Z', undefined],
    ['r p', {kind: 'taken', by: 'previous'}],
    ['r', {kind: 'not two keys'}],
    ['r Enter', {kind: 'not two keys'}],
    ['r  ', {kind: 'not two keys'}],
    ['g x', {kind: "GitHub's", key: 'g'}],
    ['t x', {kind: "GitHub's", key: 't'}],
  ])('%s', (chord, refusal) => expect(refusalOf(defaultChords, 'next', chord)).toEqual(refusal))
})
