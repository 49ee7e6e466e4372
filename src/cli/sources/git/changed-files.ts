/** What git says differs between two versions, renames as git sees them. */

export interface ChangedFile {
  before?: Version
  after?: Version
}

export interface Version {
  path: string
  blob: string
}

/** How to ask for it, whichever command of git is asked. */
export const RAW = ['--raw', '-z', '--no-abbrev', '-M', '--no-ext-diff']

/** One record of `--raw -z` is `:mode mode blob blob status`, then the path, and the new path for a rename. */
export function readRaw(bytes: Buffer): ChangedFile[] {
  const fields = bytes.toString('utf8').split('\0')
  const files: ChangedFile[] = []
  for (let at = 0; fields[at]?.startsWith(':'); ) {
    const [modeBefore, modeAfter, blobBefore, blobAfter, status] = fields[at].slice(1).split(' ')
    const path = fields[at + 1]
    const pathAfter = status.startsWith('R') ? fields[at + 2] : path
    at += status.startsWith('R') ? 3 : 2
    files.push({
      before: isFile(modeBefore) ? {path, blob: blobBefore} : undefined,
      after: isFile(modeAfter) ? {path: pathAfter, blob: blobAfter} : undefined,
    })
  }
  return files.filter(({before, after}) => before || after)
}

// Links and submodules have other modes, a missing side has 000000.
const isFile = (mode: string) => mode.startsWith('100')

export function renamesIn(files: ChangedFile[]): Record<string, string> {
  const moved = files.flatMap(({before, after}) => (before && after && before.path !== after.path ? [[before.path, after.path]] : []))
  return Object.fromEntries(moved)
}
