/** What was asked for on the command line. */
import {parseArgs} from 'node:util'

export type Request =
  | {kind: 'analyze'; source: SourceRequest; format: Format; timeLimit?: number}
  | {kind: 'help'}
  | {kind: 'version'}
  | {kind: 'wrong'; reason: string}

export type SourceRequest =
  | {kind: 'bundle'; file: string}
  | {kind: 'folders'; before: string; after: string}
  | {kind: 'commit'; repository: string; commit: string}

const formats = ['text', 'json', 'rminer'] as const
export type Format = (typeof formats)[number]

export const help = `Finds the refactorings between two versions of code, and says which of them change nothing else.

  refract [REPOSITORY] COMMIT            a commit against its first parent; nothing is checked out
  refract --before FOLDER --after FOLDER two versions of a folder
  refract --bundle FILE                  a JSON file with both versions of the changed files, maybe gzipped

  --format text     one refactoring a paragraph, with its verdict: pure, mixed or unproved (the default)
  --format json     everything that is known, with reasons, files and the verdict of every line
  --format rminer   the JSON that RefactoringMiner writes
  --time-limit S    stop after S seconds and show what was found until then
  --help, --version

Exit codes
  0  everything was looked at, whether or not something was found
  1  the input could not be read
  2  the command line was not understood
  3  stopped before the end: the list may be short
`

export function readArguments(args: string[]): Request {
  try {
    return understand(args)
  } catch (error) {
    return {kind: 'wrong', reason: (error as Error).message}
  }
}

function understand(args: string[]): Request {
  const {values, positionals} = parseArgs({
    args,
    allowPositionals: true,
    options: {
      bundle: {type: 'string'},
      before: {type: 'string'},
      after: {type: 'string'},
      format: {type: 'string', default: 'text'},
      'time-limit': {type: 'string'},
      help: {type: 'boolean', short: 'h'},
      version: {type: 'boolean', short: 'V'},
    },
  })
  if (values.help) return {kind: 'help'}
  if (values.version) return {kind: 'version'}
  const format = formats.find(name => name === values.format)
  if (!format) return wrong(`--format is ${formats.join(', ')}, not "${values.format}"`)
  const seconds = values['time-limit'] === undefined ? undefined : Number(values['time-limit'])
  if (seconds !== undefined && !(seconds > 0)) return wrong(`--time-limit is a number of seconds, not "${values['time-limit']}"`)
  const source = sourceOf(values, positionals)
  if (source.kind === 'wrong') return source
  return {kind: 'analyze', source, format, timeLimit: seconds === undefined ? undefined : seconds * 1000}
}

function sourceOf(
  {bundle, before, after}: {bundle?: string; before?: string; after?: string},
  positionals: string[],
): SourceRequest | {kind: 'wrong'; reason: string} {
  const ways = [bundle !== undefined, before !== undefined || after !== undefined, positionals.length > 0].filter(Boolean).length
  if (ways === 0) return wrong('say what to look at: a commit, two folders or a bundle')
  if (ways > 1) return wrong('a commit, two folders and a bundle exclude each other')
  if (bundle !== undefined) return {kind: 'bundle', file: bundle}
  if (before !== undefined && after !== undefined) return {kind: 'folders', before, after}
  if (before !== undefined || after !== undefined) return wrong('--before and --after belong together')
  if (positionals.length > 2) return wrong(`a repository and a commit are wanted, not ${positionals.length} names`)
  const [commit, repository = '.'] = positionals.reverse()
  return {kind: 'commit', repository, commit}
}

const wrong = (reason: string) => ({kind: 'wrong', reason}) as const
