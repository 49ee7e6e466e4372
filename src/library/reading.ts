/**
 * Reads both versions of the changed files into code models. The second version of a file is parsed from the first;
 * what cannot be read is listed with the reason and the rest goes on.
 */
import type {SourceFile} from '../engine/model/code.ts'
import type {FileReading, Side, SkipReason} from '../engine/report.ts'
import {type Stop, Stopped} from '../engine/stop.ts'
import {frontEndFor} from '../languages/index.ts'
import type {OpenTree, Syntax} from '../syntax/parser.ts'
import type {Change} from './index.ts'

/** UTF-16 units. Larger sources are generated, and reading one would hold up the rest for seconds. */
const TOO_LARGE = 3_000_000
/** Levels of nesting. Code that people write stays under 200; walking much deeper code would overflow the stack. */
const TOO_DEEP = 500
/** Milliseconds for one file; garbage makes the parser try very hard. A long file of code takes long where the machine is busy. */
const tooLong = (text: string): number => Math.max(3_000, text.length / 100)

export interface Readings {
  before: SourceFile[]
  after: SourceFile[]
  files: FileReading[]
}

/** A file of the version before and its partner; either may be missing. */
export interface Versioned {
  before?: string
  after?: string
}

/** Files that were read before the whole change was there, by their paths. */
export class KeptReadings {
  readonly #kept = new Map<string, {texts: Texts; readings: Readings}>()

  /** Reads them only if it did not do so before. */
  async read(version: Versioned, change: Change, syntax: Syntax): Promise<Readings> {
    const key = JSON.stringify([version.before, version.after])
    const texts = textsOf(version, change)
    const kept = this.#kept.get(key)
    if (kept && kept.texts.before === texts.before && kept.texts.after === texts.after) return kept.readings
    const readings: Readings = {before: [], after: [], files: []}
    await readVersions(version, texts, syntax, readings)
    this.#kept.set(key, {texts, readings})
    return readings
  }
}

export async function readChange(
  change: Change,
  syntax: Syntax,
  stop: Stop,
  breathe: (done: number, total: number) => Promise<void>,
  kept = new KeptReadings(),
): Promise<Readings> {
  const readings: Readings = {before: [], after: [], files: []}
  const versions = versionsOf(change)
  for (const [done, version] of versions.entries()) {
    await breathe(done, versions.length)
    try {
      stop.check()
      const read = await kept.read(version, change, syntax)
      for (const part of ['before', 'after'] as const) readings[part].push(...read[part])
      readings.files.push(...read.files)
    } catch (error) {
      if (!(error instanceof Stopped)) throw error
      for (const {before, after} of versions.slice(done)) {
        if (before !== undefined) readings.files.push(skipped(before, 'before', 'took too long'))
        if (after !== undefined) readings.files.push(skipped(after, 'after', 'took too long'))
      }
      break
    }
  }
  return readings
}

/** What stands in the two versions of a file. */
type Texts = Versioned

const textsOf = ({before, after}: Versioned, change: Change): Texts => ({
  before: before === undefined ? undefined : change.before[before],
  after: after === undefined ? undefined : change.after[after],
})

/** Paths in order, so that the order of the input does not matter. */
export function versionsOf({before, after, renamedFiles = {}}: Change): Versioned[] {
  const partners = new Map(Object.entries(renamedFiles).filter(([from, to]) => from in before && to in after))
  const targets = new Set(partners.values())
  const versions: Versioned[] = Object.keys(before)
    .sort()
    .map(path => {
      const partner = partners.get(path) ?? (path in after && !targets.has(path) ? path : undefined)
      return {before: path, after: partner}
    })
  const paired = new Set(versions.map(version => version.after))
  for (const path of Object.keys(after).sort()) if (!paired.has(path)) versions.push({after: path})
  return versions
}

async function readVersions({before, after}: Versioned, texts: Texts, syntax: Syntax, readings: Readings): Promise<void> {
  const first = before === undefined ? undefined : await readFile(before, texts.before!, 'before', syntax, readings, undefined)
  try {
    if (after === undefined) return
    const second = await readFile(after, texts.after!, 'after', syntax, readings, first)
    second?.close()
  } finally {
    first?.close()
  }
}

async function readFile(
  path: string,
  text: string,
  side: Side,
  syntax: Syntax,
  readings: Readings,
  base: OpenTree | undefined,
): Promise<OpenTree | undefined> {
  const skip = (reason: SkipReason, detail?: string): undefined => {
    readings.files.push(skipped(path, side, reason, detail))
  }
  const frontEnd = frontEndFor(path)
  if (!frontEnd) return skip('language not supported')
  if (text.includes('\0')) return skip('not text')
  if (text.length > TOO_LARGE) return skip('too large', `${(text.length / 1e6).toFixed(1)} million characters`)
  const parser = await syntax.parserFor(frontEnd.grammar)
  const tree = parser.parse(text, {base, limit: tooLong(text)})
  if (!tree) return skip('took too long')
  if (tree.flat.depth > TOO_DEEP) {
    tree.close()
    return skip('too deep', `${tree.flat.depth} levels of nesting`)
  }
  const file = frontEnd.read(tree.flat, path)
  readings[side].push(file)
  readings.files.push({
    kind: 'read',
    path,
    side,
    lines: file.lines.count,
    broken: file.broken.map(({start, end}) => ({startLine: file.lines.lineAt(start), endLine: file.lines.lineAt(end)})),
  })
  return tree
}

const skipped = (path: string, side: Side, reason: SkipReason, detail?: string): FileReading => ({
  kind: 'skipped',
  path,
  side,
  reason,
  ...(detail && {detail}),
})
