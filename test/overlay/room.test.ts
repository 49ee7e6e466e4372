// @vitest-environment happy-dom
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {watchRoom} from '../../src/overlay/marks/room.ts'

const CELL_RIGHT = 800
const WIDTH = 120 // of a badge with its words
const COMPACT_WIDTH = 20

let stop: AbortController
let tell: (entries: {target: Element; isIntersecting: boolean}[]) => void
/** In which order the page is read and written. */
let log: string[]

beforeEach(() => {
  stop = new AbortController()
  log = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(onEntries: typeof tell) {
        tell = onEntries
      }
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  stop.abort()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** Badges in cells that end at 800 and keep 22 pixels free; the code beside each ends where it is told. */
function open(ends: number[]) {
  const codeEnds = new Map<Node, number>()
  vi.spyOn(document, 'createRange').mockImplementation(() => {
    let end = 0
    const selectNodeContents = (code: Node) => {
      end = codeEnds.get(code)!
    }
    const getClientRects = () => {
      log.push('read')
      return [new DOMRect(0, 0, end, 20)]
    }
    return {selectNodeContents, getClientRects} as never
  })
  const room = watchRoom(window as never, stop.signal)
  const add = (end: number) => {
    const cell = document.createElement('td')
    const [host, code] = [document.createElement('span'), document.createElement('code')]
    cell.style.paddingRight = '22px'
    cell.append(host, code)
    document.body.append(cell)
    codeEnds.set(code, end)
    host.getBoundingClientRect = () => {
      log.push('read')
      const width = host.className === 'compact' ? COMPACT_WIDTH : WIDTH
      return new DOMRect(CELL_RIGHT - Number.parseFloat(host.style.right) - width, 0, width, 20)
    }
    room.watch(host, code)
    vi.spyOn(host.classList, 'toggle').mockImplementation((name, isOn) => {
      log.push('write')
      host.className = isOn ? name : ''
      return isOn!
    })
    return host
  }
  const hosts = ends.map(add)
  return {
    add: (end: number) => hosts.push(add(end)),
    see: () => tell(hosts.map(target => ({target, isIntersecting: true}))),
    looks: () => hosts.map(({style, className}) => `${style.right} ${className}`.trim()),
  }
}

test('a badge that would cover code shrinks, also when it is seen again', () => {
  const {see, looks} = open([300, 790])
  see()
  expect(looks()).toEqual(['24px', '24px compact'])
  see()
  expect(looks()).toEqual(['24px', '24px compact'])
})

test('the place where it will stand counts, not the one where it was put at first', () => {
  // At first it begins at 672, and at 656 in its place; code comes no nearer than 8 pixels.
  const {see, looks} = open([660, 640])
  see()
  expect(looks()).toEqual(['24px compact', '24px'])
})

test('later ones stand where those before them came to stand, and are not moved when they are seen', () => {
  const {see, add, looks} = open([300])
  see()
  add(640)
  add(660)
  expect(looks()).toEqual(['24px', '24px', '24px'])
  see()
  expect(looks()).toEqual(['24px', '24px', '24px compact'])
})

test('the page is not read any more once it was written to', () => {
  const {see} = open([300, 790, 100])
  see()
  expect(log).toEqual([...Array(6).fill('read'), ...Array(3).fill('write')])
})
