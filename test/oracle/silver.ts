/** What RefactoringMiner took for the same commits: `<set>.ndjson.gz`, one line a commit. */
import {existsSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {gunzipSync} from 'node:zlib'

export function rminerTimes(folder: string, set: string): Map<string, number> {
  const file = join(folder, `${set}.ndjson.gz`)
  if (!existsSync(file)) throw new Error(`no such file: ${file}`)
  const lines = gunzipSync(readFileSync(file)).toString('utf8').trim().split('\n')
  return new Map(lines.map(line => JSON.parse(line)).map(({commit, ms}) => [commit, ms]))
}
