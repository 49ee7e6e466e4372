/**
 * Who may import whom. Imports point one way, so that a reader who follows them arrives somewhere, and so that the
 * engine can run where there is no page and the page can be drawn where there is no engine.
 */
import type {Import} from './sources.ts'

export interface Area {
  /** A folder or a file of src; the longest that fits a file is its area. */
  area: string
  /** Areas of src, and packages; an area always sees itself. */
  sees: string[]
  /** As `sees`, but only the types may be taken. */
  seesTypesOf?: string[]
}

/** The engine's rooms in the order of the pipeline: each sees those before it. */
const rooms = [
  'engine/model',
  'engine/text',
  'engine/replacements',
  'engine/map',
  'engine/pair',
  'engine/families',
  'engine/preserve',
  'engine/explain',
  'engine/analyze.ts',
]

/** Small things that every room of the engine needs. */
const hallway = ['engine/report.ts', 'engine/trace.ts', 'engine/stop.ts']

const everything = ['engine', 'languages', 'syntax', 'report', 'library', 'github', 'texts', 'overlay', 'extension']

export const areas: Area[] = [
  {area: 'engine/report.ts', sees: []},
  {area: 'engine/stop.ts', sees: []},
  {area: 'engine/trace.ts', sees: ['engine/model']},
  {area: 'engine/locate', sees: ['engine/model']},
  ...rooms.map((area, index) => ({area, sees: [...hallway, ...rooms.slice(0, index)]})),
  {area: 'engine/text', sees: [...hallway, 'engine/model', 'fastest-levenshtein']},

  {area: 'languages', sees: ['engine/model', 'syntax/tree.ts']},
  {area: 'syntax', sees: ['web-tree-sitter']},
  {area: 'report', sees: ['engine']},
  {area: 'library', sees: ['engine', 'languages', 'syntax', 'report']},
  {area: 'library/wasm-beside.ts', sees: ['syntax', 'node:fs/promises']},

  {area: 'github', sees: ['@octokit']},
  {area: 'texts', sees: [], seesTypesOf: ['public/_locales']},
  {area: 'overlay', sees: ['preact', 'texts', 'report'], seesTypesOf: ['engine/report.ts', 'library', 'github/diff']},

  {area: 'extension', sees: [...everything, 'preact', 'webextension-polyfill']},
  {area: 'cli', sees: [...everything, 'node:', 'package.json']},
]

/** What is wrong with an import, in words; undefined when it may stand. */
export function objection({from, to, typesOnly}: Import): string | undefined {
  const area = areaOf(from)
  if (!area) return `${from} belongs to no area: say in test/conventions/import-direction.ts what it may import`
  const target = to.replace(/^src\//, '')
  const allowed = [area.area, ...area.sees, ...(typesOnly ? (area.seesTypesOf ?? []) : [])]
  if (allowed.some(name => isWithin(target, name))) return undefined
  const onlyTypes = area.seesTypesOf?.some(name => isWithin(target, name))
  return `${from} imports ${to}, but ${area.area} sees only ${onlyTypes ? 'its types' : allowed.slice(1).join(', ') || 'itself'}`
}

/** The last of equally long ones counts, so that a line can add to what a list says. */
function areaOf(path: string): Area | undefined {
  const fitting = areas.filter(({area}) => isWithin(path.replace(/^src\//, ''), area))
  return fitting.reduce<Area | undefined>((best, one) => (best && best.area.length > one.area.length ? best : one), undefined)
}

const isWithin = (path: string, area: string) =>
  path === area || path.startsWith(`${area}/`) || (area.endsWith(':') && path.startsWith(area))
