/**
 * What to tell the parser about a second version: the stretch between the common beginning and the common end.
 */
export interface TextEdit {
  start: number
  endBefore: number
  endAfter: number
}

export function editBetween(before: string, after: string): TextEdit {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before.charCodeAt(start) === after.charCodeAt(start)) start++
  let same = 0
  while (same < shorter - start && before.charCodeAt(before.length - 1 - same) === after.charCodeAt(after.length - 1 - same)) same++
  return {start, endBefore: before.length - same, endAfter: after.length - same}
}
