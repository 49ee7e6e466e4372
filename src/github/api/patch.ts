/** The lines that GitHub shows as changed, as its patch of a file names them. */

export interface PatchedLines {
  before: number[]
  after: number[]
}

export function patchedLines(patch: string): PatchedLines {
  const lines: PatchedLines = {before: [], after: []}
  let before = 0
  let after = 0
  for (const line of patch.split('\n')) {
    const hunk = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/.exec(line)
    if (hunk) [before, after] = [Number(hunk[1]), Number(hunk[2])]
    else if (line.startsWith('-')) lines.before.push(before++)
    else if (line.startsWith('+')) lines.after.push(after++)
    // `\ No newline at end of file` is no line.
    else if (!line.startsWith('\\')) [before, after] = [before + 1, after + 1]
  }
  return lines
}
