// @vitest-environment happy-dom
/** How much is looked at, and when. Clock, idle time and the browser's word on what is near are in the hands of the test. */
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import type {ShownFile} from '../../src/github/diff/shown.ts'
import {type DiffView, diffView} from '../../src/github/diff/view.ts'
import type {Pace} from '../../src/overlay/motion.ts'
import {nearby} from '../../src/overlay/nearby.ts'
import {type FileDiff, page, reactFile} from '../pages/markup.ts'

const file = (path: string, lines = 2): FileDiff => ({
  path,
  rows: Array.from({length: lines}, (_, index) => ({before: index + 1, code: `line ${index}`})),
})
const LONG = 120

let stop: AbortController
let observed: Set<Element>
let tellPlaces: (entries: {target: Element; isIntersecting: boolean}[]) => void
let idle: {take(deadline: {didTimeout: boolean; timeRemaining(): number}): void; timeout: number} | undefined
let clock: number
let y: number
/** What was read of each file since the last question: how often the file itself, and how many of its lines. */
let looks: Record<string, {files: number; lines: number}>
/** As those who draw are given them. */
let drawnLines: number[]

beforeEach(() => {
  stop = new AbortController()
  observed = new Set()
  idle = undefined
  clock = 1000
  y = 0
  looks = {}
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(private readonly onEntries: (entries: object[]) => void) {}
      observe = (target: Element) => {
        // The page itself is only asked where it stands.
        if (target === document.documentElement)
          return this.onEntries([{boundingClientRect: {top: -y}, rootBounds: {height: 900}, time: clock}])
        tellPlaces = this.onEntries
        observed.add(target)
      }
      unobserve = (target: Element) => observed.delete(target)
      disconnect = () => observed.clear()
    },
  )
  vi.stubGlobal('requestIdleCallback', (take: NonNullable<typeof idle>['take'], {timeout}: {timeout: number}) => {
    idle = {take, timeout}
    return 1
  })
  vi.stubGlobal('cancelIdleCallback', () => {
    idle = undefined
  })
  vi.spyOn(window.performance, 'now').mockImplementation(() => clock)
  document.body.innerHTML = page('react', 'unified', [file('A.java'), file('B.java'), file('Long.java', LONG)])
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Each line that is read takes a tenth of a millisecond. */
function counting(view: DiffView): DiffView {
  const count = (path: string) => {
    looks[path] ??= {files: 0, lines: 0}
    return looks[path]
  }
  return {
    ...view,
    fileAt(root) {
      const shown = view.fileAt(root)
      if (!shown) return undefined
      count(shown.path).files++
      return {
        ...shown,
        *eachLine() {
          for (const line of shown.eachLine()) {
            count(shown.path).lines++
            clock += 0.1
            yield line
          }
        },
      }
    },
  }
}

function open() {
  const rests: boolean[] = []
  const drawn: ShownFile[] = []
  drawnLines = []
  const view = nearby(window as never, counting(diffView(document, '[data-refract-ui]')), {
    signal: stop.signal,
    onRest: isDrawn => rests.push(isDrawn),
  })
  const draw = (files: ShownFile[]) => {
    drawn.push(...files)
    drawnLines.push(...files.flatMap(file => file.lines().map(({line}) => line)))
  }
  const watch = (waitsAt?: Pace) => view.watch(draw, {signal: stop.signal, waitsAt})
  watch()
  return {drawn, rests, watch, paths: () => drawn.splice(0).map(({path}) => path)}
}

const rootOf = (path: string) => document.querySelector(`[aria-label="Diff for: ${path}"]`)!.closest('[role=region]')!
const place = (path: string, isIntersecting: boolean) => tellPlaces([{target: rootOf(path), isIntersecting}])
const addRow = (path: string) =>
  rootOf(path)
    .querySelector('tbody')!
    .append(Object.assign(document.createElement('tr'), {className: 'diff-line-row'}))
/** The browser has time. */
function turn({ms = 50, didTimeout = false} = {}) {
  const asked = idle!
  idle = undefined
  asked.take({didTimeout, timeRemaining: () => ms})
}
const asked = () => vi.waitFor(() => expect(idle).toBeDefined())

test('a file that is not near is not looked at, whatever changes in it', async () => {
  const {paths} = open()
  place('A.java', true)
  turn()
  expect(paths()).toEqual(['A.java'])
  addRow('B.java')
  await asked()
  turn()
  expect(paths()).toEqual([])
  expect(looks).toEqual({'A.java': {files: 1, lines: 2}})
})

test('a change in one file has that file read, once for all that draw, and no other', async () => {
  const {paths, watch} = open()
  watch()
  for (const path of ['A.java', 'B.java', 'Long.java']) place(path, true)
  while (idle) turn()
  paths()
  looks = {}
  addRow('B.java')
  addRow('B.java')
  await asked()
  turn()
  expect(paths()).toEqual(['B.java', 'B.java'])
  expect(looks).toEqual({'B.java': {files: 1, lines: 2}})
})

test('a long file is read over several turns, and drawn when it is whole', () => {
  const {drawn, rests} = open()
  place('Long.java', true)
  turn({ms: 3})
  expect(drawn).toEqual([])
  expect(looks['Long.java']!.lines).toBeLessThan(LONG)
  let turns = 1
  while (idle) {
    turn({ms: 3})
    turns++
  }
  expect(turns).toBeGreaterThan(2)
  expect(looks['Long.java']).toEqual({files: 1, lines: LONG})
  expect(drawn).toHaveLength(1)
  // Two files are still to be placed.
  expect(rests.at(-1)).toBe(false)
  tellPlaces(['A.java', 'B.java'].map(path => ({target: rootOf(path), isIntersecting: false})))
  turn()
  expect(rests.at(-1)).toBe(true)
})

test('what was read of a file that changes meanwhile is read again: a cell may show another line', async () => {
  const {drawn, rests} = open()
  place('Long.java', true)
  turn({ms: 3})
  const told = rests.length
  const first = rootOf('Long.java').querySelector('td.new-diff-line-number')!
  first.setAttribute('data-line-number', '1000')
  first.nextElementSibling!.nextElementSibling!.setAttribute('data-line-number', '1000')
  await vi.waitFor(() => expect(rests.length).toBeGreaterThan(told))
  while (idle) turn({ms: 3})
  expect(drawnLines[0]).toBe(1000)
  expect(looks['Long.java']!.files).toBe(2)
  expect(drawn).toHaveLength(1)
})

test('who waits is served soon, even if the page leaves no time', () => {
  open()
  place('Long.java', true)
  const first = idle!.timeout
  expect(first).toBeLessThan(100)
  clock += first
  turn({ms: 0, didTimeout: true})
  expect(looks['Long.java']!.lines).toBeGreaterThan(0)
  // The rest follows without another wait.
  expect(idle!.timeout).toBe(1)
})

test('while the reader flies past, what can wait does; all is drawn when they slow down', () => {
  const {paths, rests, watch} = open()
  watch('flight')
  watch('blur')
  tellPlaces(['A.java', 'B.java', 'Long.java'].map(path => ({target: rootOf(path), isIntersecting: false})))
  turn()
  const scroll = (screens: number) => {
    clock += 20
    y += screens * 900
    window.dispatchEvent(new Event('scroll'))
  }
  for (let step = 0; step < 3; step++) scroll(0.5)
  place('A.java', true)
  turn()
  expect(paths()).toEqual(['A.java'])
  for (let step = 0; step < 3; step++) scroll(0.1)
  turn()
  expect(paths()).toEqual(['A.java'])
  expect(rests.at(-1)).toBe(false)
  scroll(0)
  turn()
  expect(paths()).toEqual(['A.java'])
  expect(rests.at(-1)).toBe(true)
})

test('files that left the page are forgotten', async () => {
  const {paths} = open()
  for (const path of ['A.java', 'B.java', 'Long.java']) place(path, true)
  while (idle) turn()
  paths()
  const gone = rootOf('A.java')
  gone.remove()
  tellPlaces([{target: gone, isIntersecting: false}])
  expect([...observed].map(({id}) => id)).toEqual([rootOf('B.java').id, rootOf('Long.java').id])
  document.querySelector('main')!.insertAdjacentHTML('beforeend', reactFile(file('C.java'), 'unified'))
  await vi.waitFor(() => expect(observed.size).toBe(3))
})

test('who keeps a file reads it anew later', () => {
  const {drawn} = open()
  place('A.java', true)
  turn()
  rootOf('A.java').querySelector('tr.diff-line-row')!.remove()
  expect(drawn[0]!.lines()).toHaveLength(1)
})
