/** What was asked for on the command line. */
import {availableParallelism} from 'node:os'
import {parseArgs} from 'node:util'
import {isAddress} from './sources/github.ts'
import {isRange} from './sources/range.ts'
import {type FailLevel, type FormatName, failLevels, formatNames, type Series, type Task, type Wishes} from './task.ts'
import {typeNamed, typesLike} from './types.ts'

export type Request =
  | {kind: 'one'; task: Task; wishes: Wishes; run: Run}
  | {kind: 'many'; series: Series; wishes: Wishes; run: Run}
  | {kind: 'help'}
  | {kind: 'version'}
  | {kind: 'wrong'; reason: string}

export interface Run {
  jobs: number
  output?: string
  resume: boolean
  quiet: boolean
}

/** Thrown where something is not understood, and caught in one place. */
class Wrong extends Error {}

export function readArguments(args: string[]): Request {
  try {
    return understand(args)
  } catch (error) {
    if (error instanceof Wrong || (error as NodeJS.ErrnoException).code?.startsWith('ERR_PARSE_ARGS')) {
      return {kind: 'wrong', reason: (error as Error).message}
    }
    throw error
  }
}

const parse = (args: string[]) =>
  parseArgs({
    args,
    allowPositionals: true,
    options: {
      bundle: {type: 'string', multiple: true},
      before: {type: 'string'},
      after: {type: 'string'},
      staged: {type: 'boolean', default: false},
      format: {type: 'string'},
      types: {type: 'string', multiple: true},
      paths: {type: 'string', multiple: true},
      'fail-on': {type: 'string'},
      timeout: {type: 'string'},
      jobs: {type: 'string'},
      'no-merges': {type: 'boolean', default: false},
      output: {type: 'string'},
      resume: {type: 'boolean', default: false},
      trace: {type: 'boolean', default: false},
      quiet: {type: 'boolean', default: false},
      help: {type: 'boolean', short: 'h'},
      version: {type: 'boolean', short: 'V'},
    },
  })

type Values = ReturnType<typeof parse>['values']

function understand(args: string[]): Request {
  const {values, positionals} = parse(args)
  if (values.help) return {kind: 'help'}
  if (values.version) return {kind: 'version'}
  const what = whatIn(values, positionals)
  const wishes = wishesIn(values, what)
  const run = runIn(values, what)
  return isSeries(what) ? {kind: 'many', series: what, wishes, run} : {kind: 'one', task: what, wishes, run}
}

type What = Task | Series

const isSeries = (what: What): what is Series => what.kind === 'log' || what.kind === 'bundles' || what.kind === 'mine'

function whatIn({bundle, before, after, staged, 'no-merges': noMerges}: Values, positionals: string[]): What {
  const folders = before !== undefined || after !== undefined
  const ways = [bundle, folders, staged, positionals.length > (staged ? 1 : 0)].filter(Boolean).length
  if (ways === 0) throw new Wrong('say what to look at: a commit, a range, what is staged, two folders, a bundle or an address on GitHub')
  // A bundle more than one is told by its name alone: `--bundle *.json.gz`.
  if (bundle && ways === 2 && !folders && !staged) return {kind: 'bundles', files: [...bundle, ...positionals]}
  if (ways > 1) throw new Wrong('a commit, what is staged, two folders and bundles exclude each other')
  if (bundle) return bundle.length === 1 ? {kind: 'bundle', file: bundle[0]} : {kind: 'bundles', files: bundle}
  if (before !== undefined && after !== undefined) return {kind: 'folders', before, after}
  if (folders) throw new Wrong('--before and --after belong together')
  if (staged) return {kind: 'staged', repository: positionals[0] ?? '.'}
  return named(positionals, {merges: !noMerges})
}

/** `[REPOSITORY] COMMIT`, `[REPOSITORY] A..B`, `[REPOSITORY] log [A..B]`, `mine`, or an address. */
function named(names: string[], {merges}: {merges: boolean}): What {
  if (names[0] === 'mine' && names.length === 1) return {kind: 'mine'}
  const log = names.slice(0, 2).indexOf('log')
  if (log >= 0 && names.length <= log + 2) {
    return {kind: 'log', repository: log === 1 ? names[0] : '.', range: names[log + 1] ?? 'HEAD', merges}
  }
  if (names.length > 2) throw new Wrong(`a repository and a commit are wanted, not ${names.length} names`)
  const name = names.at(-1)!
  if (names.length === 1 && isAddress(name)) return {kind: 'github', address: name}
  const repository = names.length === 2 ? names[0] : '.'
  return isRange(name) ? {kind: 'range', repository, range: name} : {kind: 'commit', repository, commit: name}
}

function wishesIn(values: Values, what: What): Wishes {
  const format = oneOf('--format', formatNames, values.format ?? (what.kind === 'mine' ? 'ndjson' : 'text')) as FormatName
  const types = listed(values.types)?.map(known)
  const paths = listed(values.paths)
  const failOn = values['fail-on'] === undefined ? undefined : (oneOf('--fail-on', failLevels, values['fail-on']) as FailLevel)
  const seconds = values.timeout === undefined ? undefined : Number(values.timeout)
  if (seconds !== undefined && !(seconds > 0)) throw new Wrong(`--timeout is a number of seconds, not "${values.timeout}"`)
  if (what.kind === 'mine' && format !== 'ndjson') throw new Wrong('mine writes ndjson, a line for each line that it reads')
  if (format === 'blame-ignore') checkBlameIgnore(what, types ?? paths)
  if (values.trace && !['text', 'json', 'ndjson'].includes(format)) throw new Wrong('--trace goes with text, json and ndjson')
  const colour = format === 'text' && values.output === undefined && hasColour()
  return {format, types, paths, failOn, timeLimit: seconds === undefined ? undefined : seconds * 1000, trace: values.trace, colour}
}

function checkBlameIgnore({kind}: What, filter: string[] | undefined) {
  if (kind !== 'commit' && kind !== 'log' && kind !== 'bundle' && kind !== 'bundles')
    throw new Wrong('blame-ignore lists commits: it goes with a commit or log')
  if (filter) throw new Wrong('blame-ignore looks at whole commits: --types and --paths would leave things out')
}

function runIn(values: Values, {kind}: What): Run {
  const jobs = values.jobs === undefined ? availableParallelism() : Number(values.jobs)
  if (!Number.isInteger(jobs) || jobs < 1) throw new Wrong(`--jobs is a number of threads, not "${values.jobs}"`)
  if (values.resume && kind !== 'log' && kind !== 'bundles') throw new Wrong('--resume goes with log')
  if (values.resume && values.output === undefined) throw new Wrong('--resume needs --output: it goes on with that file')
  return {jobs, output: values.output, resume: values.resume, quiet: values.quiet}
}

function oneOf(option: string, allowed: readonly string[], text: string): string {
  if (!allowed.includes(text)) throw new Wrong(`${option} is ${allowed.join(', ')}, not "${text}"`)
  return text
}

function known(name: string): string {
  const type = typeNamed(name)
  if (type) return type
  const near = typesLike(name)
  throw new Wrong(`there is no type "${name}"${near.length > 0 ? `; there is ${near.join(', ')}` : ''}`)
}

const listed = (texts: string[] | undefined) => texts?.flatMap(text => text.split(',').map(part => part.trim())).filter(Boolean)

/** https://no-color.org, and its counterpart for pipes. */
function hasColour(): boolean {
  if (process.env.NO_COLOR) return false
  if (process.env.FORCE_COLOR && process.env.FORCE_COLOR !== '0') return true
  return process.stdout.isTTY === true && process.env.TERM !== 'dumb'
}
