/** The project's files as the conventions see them. */
import {execFileSync} from 'node:child_process'
import {existsSync, readFileSync} from 'node:fs'
import {posix} from 'node:path'
import {inRoot, root} from '../../scripts/build/root.ts'

/** Paths that git knows or would add, with slashes, from the project's folder. */
export function projectFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {cwd: root, encoding: 'utf8'})
  return [...new Set(listed.split('\0'))].filter(path => path && existsSync(inRoot(path))).sort()
}

export const readText = (path: string) => readFileSync(inRoot(path), 'utf8')

export interface Import {
  /** The file that imports. */
  from: string
  /** A path from the project's folder, or the name of a package. */
  to: string
  /** Whether only types are taken, which leaves no trace in the built code. */
  typesOnly: boolean
}

const IMPORT = /\b(import|export)\s+(type\s)?(?:[^'";]*?\sfrom\s+)?'([^']+)'|\bimport\(\s*'([^']+)'/g

export function importsOf(path: string, text = readText(path)): Import[] {
  return [...withoutComments(text).matchAll(IMPORT)].map(([, , typesOnly, named, dynamic]) => {
    const target = named ?? dynamic
    const to = target.startsWith('.') ? posix.normalize(posix.join(posix.dirname(path), target)) : target
    return {from: path, to, typesOnly: typesOnly !== undefined}
  })
}

/** Good enough for imports, which stand at the top: a `//` inside a text further down only hides the rest of its line. */
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
