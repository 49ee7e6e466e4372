/** `--paths`: a folder with all below it, a file, or a pattern; `*` stops at slashes, `**` does not. */

export type PathTest = (path: string) => boolean

/** Without patterns, everything. */
export function pathTest(patterns: string[] | undefined): PathTest {
  if (!patterns) return () => true
  const tests = patterns.map(pattern => new RegExp(`^${source(pattern)}(?:/.*)?$`))
  return path => tests.some(test => test.test(path))
}

function source(pattern: string): string {
  const trimmed = pattern.replace(/^\.?\//, '').replace(/\/+$/, '')
  // `.` is everything, as it is for git.
  if (trimmed === '' || trimmed === '.') return '.*'
  return trimmed.replace(/\*\*\/|\*\*|\*|\?|[\\^$.|+()[\]{}]/g, sign => SIGNS[sign] ?? `\\${sign}`)
}

const SIGNS: Record<string, string> = {'**/': '(?:.*/)?', '**': '.*', '*': '[^/]*', '?': '[^/]'}
