// @vitest-environment happy-dom
import {render} from 'preact'
import {act} from 'preact/test-utils'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import type {Findings, PageState} from '../../src/overlay/findings.ts'
import {Panel, type PanelProps} from '../../src/overlay/panel/panel.tsx'
import {proofFigures} from '../../src/overlay/panel/proof-figures.ts'
import {defaultSettings} from '../../src/overlay/settings.ts'
import {findings, place, refactoring} from './make.ts'

const path = 'shop/Till.java'
const region = (index: number) => ({refactoring: index, path, side: 'after' as const, startLine: index + 1, endLine: index + 1})
const edited = {kind: 'edited', name: 'x', text: '‘x’ reads otherwise than before.', before: [], after: []}

const five = findings({
  refactorings: [
    refactoring('Rename Method', {
      verdict: 'pure',
      description: 'Rename Method getSum() renamed to total()',
      before: [place({element: 'getSum()'})],
      after: [place({element: 'total()'})],
    }),
    refactoring('Extract Method', {verdict: 'mixed', reasons: [edited], after: [place({element: 'settle()'})]}),
    refactoring('Rename Method', {verdict: 'unproved', reasons: [edited]}),
    refactoring('Move Class', {verdict: 'pure'}),
    refactoring('Move Class', {verdict: 'mixed', reasons: [edited, edited]}),
  ],
  regions: [0, 1, 2, 3, 4].map(region),
  files: [
    {path, read: true, changed: 400, explained: 312, partly: 63},
    {path: 'a.css', read: false, changed: 12, explained: 0, partly: 0},
  ],
})

let root: HTMLElement
let props: PanelProps
let copied: string[]

beforeEach(() => {
  root = document.body.appendChild(document.createElement('div'))
  copied = []
  vi.stubGlobal('navigator', {userAgent: 'Browser/5', clipboard: {writeText: async (text: string) => void copied.push(text)}})
  props = {
    state: {kind: 'shown', findings: five},
    open: true,
    onToggle: vi.fn(open => draw({open})),
    onJump: vi.fn(),
    actions: {openOptions: vi.fn(), retry: vi.fn()},
    hide: false,
    onHide: vi.fn(),
    settings: defaultSettings,
    linkTo: index => `https://github.com/#${index}`,
    selected: undefined,
    onSelect: vi.fn(),
    linkIsLost: false,
    onHelp: vi.fn(),
    about: {version: '1.2.3', origin: {repository: 'https://github.com/a/b.git', sha1: '', url: 'https://github.com/a/b/pull/1'}},
  }
})
afterEach(() => {
  render(null, root)
  root.remove()
  vi.unstubAllGlobals()
})

function draw(changes: Partial<PanelProps> = {}) {
  props = {...props, ...changes}
  act(() => render(<Panel {...props} />, root))
}
const shown = (given: Findings): PageState => ({kind: 'shown', findings: given})
const all = (selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const one = (selector: string) => all(selector)[0]!
const words = (selector: string) => all(selector).map(({textContent}) => textContent!.replace(/\s+/g, ' ').trim())
const button = (name: string) => all('button').find(one => [one.textContent!.trim(), one.getAttribute('aria-label')].includes(name))!
const press = (element: HTMLElement) => act(async () => element.click())
const write = (text: string) =>
  act(() => {
    const field = root.querySelector('input')!
    field.value = text
    field.dispatchEvent(new InputEvent('input', {bubbles: true}))
  })
const key = (element: HTMLElement, name: string) =>
  act(() => void element.dispatchEvent(new KeyboardEvent('keydown', {key: name, bubbles: true, cancelable: true})))
const items = () => words('.item .head')

test('what the diff is made of, in words', () => {
  draw()
  expect(words('.legend li')).toEqual(['312 explained', '63 partly', '25 not explained', '12 not read'])
  expect(all('.bar i').map(({className}) => className)).toEqual(['explained', 'partly', 'unexplained', 'unread'])
})

describe('the switch', () => {
  test('says what it saves, and is pressed', async () => {
    draw()
    const control = one('[role=switch]')
    expect([control.getAttribute('aria-checked'), words('#hide-count')]).toEqual(['false', ['412 → 100 lines to review']])
    await press(control)
    expect(props.onHide).toHaveBeenCalledWith(true)
    draw({hide: true})
    expect(one('[role=switch]').getAttribute('aria-checked')).toBe('true')
  })

  test('its help has the figures of the runs', async () => {
    draw()
    await press(button('How is this proved?'))
    const help = one('.help').textContent!
    for (const figure of Object.values(proofFigures)) expect(help).toMatch(new RegExp(`\\b${figure.toLocaleString('en')}\\b`))
  })

  test('where nothing is proved, it says so', () => {
    draw({state: shown({...five, files: [{path, read: true, changed: 9, explained: 0, partly: 9}]})})
    expect(words('#hide-count')).toEqual(['No line of this change can be hidden'])
  })
})

test('a use that did not follow leads to its place', async () => {
  const at = {path: 'shop/Invoice.java', startLine: 88, endLine: 88, startColumn: 1, endColumn: 2}
  draw({state: shown({...five, warnings: [{text: '', name: 'getSum', place: at, side: 'after', refactoring: 0}]})})
  expect(words('.warnings h3, .warnings li')).toEqual([
    '1 name does not go with the renames',
    'getSum stands in Invoice.java:88 as if the Rename Method had not been made.',
  ])
  await press(button('Invoice.java:88'))
  expect(props.onJump).toHaveBeenCalledWith({refactoring: 0, path: at.path, side: 'after', startLine: 88, endLine: 88})
})

test('a use that was renamed alone names both words', () => {
  const at = {path: 'shop/Invoice.java', startLine: 88, endLine: 88, startColumn: 1, endColumn: 2}
  draw({state: shown({...five, warnings: [{text: '', name: 'getTotal', was: 'getSum', place: at, side: 'after'}]})})
  expect(words('.warnings li')).toEqual(['getTotal stands in Invoice.java:88 where getSum stood, but no declaration was renamed so.'])
  expect(words('.warnings code')).toEqual(['getTotal', 'getSum'])
})

describe('the list', () => {
  test('names, where, and what is left', () => {
    draw()
    expect(items().slice(0, 3)).toEqual([
      'Rename Method getSum → total, proved',
      'Extract Method settle, refactoring + 1 edit',
      'Rename Method , not proved',
    ])
    expect(words('.item small').slice(0, 3)).toEqual(['line 1', 'line 2 · 1 edit to look at', 'line 3 · not proved: ‘x’ was edited.'])
  })

  test('facets and search together', async () => {
    draw()
    const pressed = () => words('.chip[aria-pressed=true]')
    expect(words('.chip')).toEqual([
      'All 5',
      'proved 2',
      'with edits 2',
      'not proved 1',
      'Move Class 2',
      'Rename Method 2',
      'Extract Method 1',
    ])
    expect(pressed()).toEqual(['All 5'])
    await press(one('.chip:nth-child(3)'))
    expect(pressed()).toEqual(['with edits 2'])
    expect(items()).toHaveLength(2)
    await press(all('.chip').find(({textContent}) => textContent!.startsWith('Move Class'))!)
    expect(items()).toEqual(['Move Class , refactoring + 2 edits'])
    write('nowhere')
    expect([items(), words('.none')]).toEqual([[], ['No refactoring fits.']])
    await press(one('.chip'))
    expect([items().length, root.querySelector('input')!.value]).toEqual([5, ''])
    write('GETSUM')
    expect(items()).toEqual(['Rename Method getSum → total, proved'])
    expect(words('p[role=status]')).toEqual(['1 refactoring shown'])
  })

  test('by file or by type; what was chosen outlives the panel', async () => {
    draw()
    expect(words('.list h3')).toEqual(['Till.java5'])
    await press(button('Type'))
    expect(words('.list h3')).toEqual(['Move Class2', 'Rename Method2', 'Extract Method1'])
    draw({open: false})
    draw({open: true})
    expect(words('.list h3')[0]).toBe('Move Class2')
  })

  test('hundreds: some at first, all when asked, and the chosen one always', async () => {
    const many = findings({refactorings: Array.from({length: 450}, (_, index) => refactoring(`Type ${index % 3}`)), regions: []})
    draw({state: shown(many)})
    expect(items()).toHaveLength(200)
    await press(button('Show all 450'))
    expect(items()).toHaveLength(450)
    render(null, root)
    draw({selected: 449})
    expect(words('.selected .head')).toHaveLength(1)
  })

  test('what the settings hide is counted, not listed', async () => {
    draw({settings: {...defaultSettings, unwantedTypes: ['Move Class'], unwantedVerdicts: ['unproved']}})
    expect(items()).toHaveLength(2)
    expect(words('.unwanted')).toEqual(['3 more are not listed, as your settings say. Change the settings'])
    await press(button('Change the settings'))
    expect(props.actions.openOptions).toHaveBeenCalled()
  })

  test('arrows go from one to the next', () => {
    draw()
    const list = all('.item')
    list[0]!.focus()
    key(list[0]!, 'ArrowDown')
    expect(document.activeElement).toBe(list[1])
    key(list[1]!, 'End')
    expect(document.activeElement).toBe(list[4])
  })

  test('choosing one', async () => {
    draw()
    await press(all('.item')[1]!)
    expect(props.onSelect).toHaveBeenCalledWith(1, region(1))
    draw({selected: 1})
    expect(one('.selected .item').getAttribute('aria-current')).toBe('true')
    await press(button('Copy link'))
    expect(copied).toEqual(['https://github.com/#1'])
    await vi.waitFor(() => expect(words('.actions [role=status]')).toEqual(['Copied']))
  })
})

test('a wrong result is told without names, until the reader adds them', async () => {
  draw({selected: 0})
  await press(button('Report a wrong result'))
  const report = () => root.querySelector('textarea')!.value
  expect(report()).toContain('Refract 1.2.3\nBrowser: Browser/5\nType: Rename Method\nVerdict: pure')
  expect(report()).not.toMatch(/getSum|total|Till/)
  await press(one('.wrong input'))
  expect(report()).toContain('getSum() renamed to total()')
  await press(button('Copy the text'))
  expect(copied).toEqual([report()])
})

test('a browser that does not allow copying', async () => {
  vi.stubGlobal('navigator', {userAgent: '', clipboard: {writeText: () => Promise.reject(new Error('no'))}})
  draw({selected: 0})
  await press(button('Copy link'))
  await vi.waitFor(() => expect(words('.actions [role=status]')).toEqual(['Your browser does not allow copying here']))
})

test('a link to what is not there', () => {
  draw({linkIsLost: true})
  expect(words('.lost')).toEqual(['Your link speaks of a refactoring that is not in this change, or not any more.'])
})

describe('export', () => {
  async function exported(label: string) {
    draw({state: shown({...five, notes: [{kind: 'other languages', paths: ['a.css']}]})})
    await press(button('Export'))
    await press(button(`Copy: ${label}`))
    return copied[0]!
  }

  test('Markdown', async () => {
    const text = await exported('Markdown, for a review comment')
    expect(text).toContain(
      '### 5 refactorings explain 312 of 412 lines\n\n#### with edits\n\n- **Extract Method** `settle` · `Till.java:2` · 1 edit',
    )
    expect(text).toContain('#### proved\n\n- **Rename Method** `getSum` → `total` · `Till.java:1` · [show](<https://github.com/#0>)')
    expect(text).toContain('In languages that Refract does not read: `a.css`')
  })

  test('JSON', async () => {
    const {url, refactorings, notes} = JSON.parse(await exported('JSON'))
    expect([url, refactorings, notes]).toEqual([
      'https://github.com/a/b/pull/1',
      five.refactorings,
      [{kind: 'other languages', paths: ['a.css']}],
    ])
  })

  test("RefactoringMiner's JSON", async () => {
    const {commits} = JSON.parse(await exported("RefactoringMiner's JSON"))
    expect(commits[0].repository).toBe('https://github.com/a/b.git')
    expect(commits[0].refactorings[0].rightSideLocations[0].codeElement).toBe('total()')
  })

  test('CSV', async () => expect((await exported('CSV, for a spreadsheet')).split('\r\n')).toHaveLength(7))
})

test('progress has a bar; only beginning and end are spoken', () => {
  const spoken = () => words('.corner > [role=status]')
  draw({state: {kind: 'working', progress: {step: 'listing'}}})
  const begun = spoken()
  expect(all('progress')).toHaveLength(0)
  draw({state: {kind: 'working', progress: {step: 'fetching', done: 3, total: 12}}})
  const bar = root.querySelector<HTMLProgressElement>('.scroll progress')!
  expect([bar.value, bar.max]).toEqual([3, 12])
  expect(spoken()).toEqual(begun)
  expect(words('h2')).toEqual(['Fetching 3 of 12 files'])
  draw({state: shown(five)})
  expect(spoken()).toEqual(['5 refactorings explain 312 of 412 lines'])
})

test('nothing found: no list, no switch, no export', () => {
  draw({state: shown(findings())})
  expect(words('h2')).toEqual(['No refactorings in 12 files'])
  expect(all('[role=switch], .item, .finder, .export')).toEqual([])
})

test('Escape empties the search, then closes the panel and goes back to the pill', () => {
  draw()
  write('total')
  const field = root.querySelector('input')!
  key(field, 'Escape')
  expect([field.value, all('.panel').length]).toEqual(['', 1])
  key(field, 'Escape')
  expect(all('.panel')).toEqual([])
  expect(document.activeElement).toBe(one('.pill'))
})

test('a very long name is cut, and whole in its tooltip', () => {
  const name = 'a'.repeat(10_000)
  draw({state: shown(findings({refactorings: [refactoring('Rename Variable', {before: [place({element: `${name} : T`})]})]}))})
  expect(one('.item code').textContent!.length).toBeLessThan(120)
  expect(one('.item code').title).toBe(name)
})

test('names are text, whatever they hold', () => {
  const name = '<img src=x onerror=alert(1)>\u202e'
  const hostile = findings({
    refactorings: [refactoring('Rename Variable', {before: [place({element: `${name} : T`, path: name})], description: name})],
    regions: [{...region(0), path: name}],
    warnings: [{text: name, name, place: place({path: name}), side: 'after', refactoring: 0}],
    notes: [{kind: 'other languages', paths: [name]}],
  })
  draw({state: shown(hostile), selected: 0})
  expect(all('img')).toEqual([])
  expect(root.textContent).toContain('<img src=x onerror=alert(1)>⟨U+202E⟩')
  expect(root.innerHTML).not.toContain('\u202e')
})
