/** The files that differ between two commits, with their patches. */
import type {Git} from './git.ts'

export interface FileChange {
  path: string
  /** Where a renamed file was. */
  previousPath?: string
  status: 'added' | 'removed' | 'modified' | 'renamed' | 'changed'
  before: Version | null
  after: Version | null
  additions: number
  deletions: number
  binary: boolean
  /** From the first `@@` on; empty for binary files, pure renames and changes of mode. */
  patch: string
}

export interface Version {
  blob: string
  mode: string
}

export interface ChangeOptions {
  /** GitHub's pages join two hunks that one unchanged line keeps apart; its API does not. */
  joinHunks?: boolean
  ignoreWhitespace?: boolean
}

/** What stands before the first commit. */
export const emptyTree = '4b825dc642cb6eb9a060e54bf8d69288fbee4904'

export function changesBetween(git: Git, before: string, after: string, options: ChangeOptions = {}): Promise<FileChange[]> {
  const key = `changes ${before} ${after} ${JSON.stringify(options)}`
  return git.remember(key, () => readChanges(git, before, after, options))
}

async function readChanges(git: Git, before: string, after: string, {joinHunks, ignoreWhitespace}: ChangeOptions) {
  const common = ['diff', '--no-color', '--no-ext-diff', '--find-renames', '--no-abbrev', before, after]
  const form = [...(joinHunks ? ['--inter-hunk-context=1'] : []), ...(ignoreWhitespace ? ['--ignore-all-space'] : [])]
  const [list, patches] = await Promise.all([git.run([...common, '--raw', '-z']), git.run([...common, '--patch', ...form])])
  const byHeader = patchesByHeader(patches.toString())
  return parseRawList(list.toString()).map(change => withPatch(change, byHeader.get(headerOf(change)) ?? []))
}

type ListedFile = Omit<FileChange, 'additions' | 'deletions' | 'binary' | 'patch'>

/** `:<mode> <mode> <sha> <sha> <letter>`, then one path, or two for a rename, all ended by NUL. */
function parseRawList(text: string): ListedFile[] {
  const parts = text.split('\0')
  const files: ListedFile[] = []
  while (parts.length > 1) {
    const [modeBefore, modeAfter, shaBefore, shaAfter, letter] = parts.shift()!.slice(1).split(' ')
    const first = parts.shift()!
    const renamed = letter!.startsWith('R')
    files.push({
      path: renamed ? parts.shift()! : first,
      ...(renamed && {previousPath: first}),
      status: statuses[letter![0]!] ?? 'changed',
      before: letter === 'A' ? null : {mode: modeBefore!, blob: shaBefore!},
      after: letter === 'D' ? null : {mode: modeAfter!, blob: shaAfter!},
    })
  }
  return files
}

const statuses: Record<string, FileChange['status']> = {A: 'added', D: 'removed', M: 'modified', R: 'renamed'}

/** A file whose type changed (to a symbolic link, say) has two patches under the same header. */
function patchesByHeader(text: string): Map<string, string[]> {
  const found = new Map<string, string[]>()
  for (const part of text.split(/^(?=diff --git )/m)) {
    const header = part.slice(0, part.indexOf('\n'))
    found.set(header, [...(found.get(header) ?? []), part])
  }
  return found
}

function headerOf({path, previousPath}: ListedFile): string {
  return `diff --git ${quoted(`a/${previousPath ?? path}`)} ${quoted(`b/${path}`)}`
}

const escapes: Record<string, string> = {'"': '\\"', '\\': '\\\\', '\n': '\\n', '\t': '\\t'}

/** As git writes paths that hold quotes or control characters. */
function quoted(path: string): string {
  return /["\\\n\t]/.test(path) ? `"${path.replace(/["\\\n\t]/g, sign => escapes[sign]!)}"` : path
}

function withPatch(file: ListedFile, parts: string[]): FileChange {
  const patch = parts.map(part => part.slice(startOfHunks(part))).join('')
  const lines = patch.split('\n')
  return {
    ...file,
    patch: patch.replace(/\n$/, ''),
    binary: parts.some(part => /^Binary files .* differ$/m.test(part)),
    additions: lines.filter(line => line.startsWith('+')).length,
    deletions: lines.filter(line => line.startsWith('-')).length,
  }
}

function startOfHunks(part: string): number {
  const at = part.search(/^@@ /m)
  return at < 0 ? part.length : at
}
