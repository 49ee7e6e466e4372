/** Types of the library for those who write TypeScript: what the entry's declarations reach, and nothing else. */
import {execFileSync} from 'node:child_process'
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {dirname, join, relative} from 'node:path'
import {inRoot} from './root.ts'

/** Writes them below `folder`, as the sources stand below src; the first is `library/package.d.ts`. */
export function writeDeclarations(folder: string) {
  const all = mkdtempSync(join(tmpdir(), 'refract-types-'))
  try {
    const compiler = inRoot('node_modules', 'typescript', 'bin', 'tsc')
    const options = ['--noEmit', 'false', '--declaration', '--emitDeclarationOnly', '--outDir', all]
    execFileSync(process.execPath, [compiler, '-p', inRoot('src', 'library'), ...options], {stdio: 'inherit'})
    for (const file of reachable(join(all, 'library', 'package.d.ts'))) {
      const target = join(folder, relative(all, file))
      mkdirSync(dirname(target), {recursive: true})
      writeFileSync(
        target,
        readFileSync(file, 'utf8').replace(LOCAL, (_, path) => `'${path}.js'`),
      )
    }
  } finally {
    rmSync(all, {recursive: true, force: true})
  }
}

/** Outside of our own project, files are imported by the names of what they are built to. */
const LOCAL = /'(\.{1,2}\/[^']+)\.ts'/g

function reachable(entry: string): Set<string> {
  const found = new Set([entry])
  for (const file of found) {
    for (const [, path] of readFileSync(file, 'utf8').matchAll(LOCAL)) {
      const target = join(dirname(file), `${path}.d.ts`)
      if (!existsSync(target)) throw new Error(`${file} speaks of ${path}.ts, which has no declarations`)
      found.add(target)
    }
  }
  return found
}
