/** The diff of a mutation, for people: one hunk from the first to the last line that differs. */
import {linesIn} from './diffs.ts'

const AROUND = 3

export function unifiedDiff(before: string, after: string): string {
  const [old, now] = [linesIn(before), linesIn(after)]
  let start = 0
  while (start < old.length && start < now.length && old[start] === now[start]) start++
  let same = 0
  while (same < Math.min(old.length, now.length) - start && old[old.length - 1 - same] === now[now.length - 1 - same]) same++
  const [endOld, endNow] = [old.length - same, now.length - same]
  const from = Math.max(0, start - AROUND)
  const lead = old.slice(from, start)
  const tail = old.slice(endOld, endOld + AROUND)
  const range = (end: number) => `${from + 1},${end - from + tail.length}`
  return [
    `@@ -${range(endOld)} +${range(endNow)} @@`,
    ...lead.map(line => ` ${line}`),
    ...old.slice(start, endOld).map(line => `-${line}`),
    ...now.slice(start, endNow).map(line => `+${line}`),
    ...tail.map(line => ` ${line}`),
  ].join('\n')
}
