/** Code as it may be shown: nothing in it changes the order of reading, and no name is longer than a reader reads. */

/** Marks that turn the direction of text, which would let code read as something else. */
const TURNING = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/g
const LONGEST_NAME = 100

export const visible = (code: string): string =>
  code.replace(TURNING, mark => `⟨U+${mark.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}⟩`)

/** The beginning and the end: what distinguishes long names often stands last. */
export function shownName(name: string, longest = LONGEST_NAME): string {
  const shown = visible(name)
  return shown.length <= longest ? shown : `${shown.slice(0, longest * 0.7)}…${shown.slice(-longest * 0.25)}`
}

/** The last part of a path: enough beside the whole one in a tooltip. */
export const fileName = (path: string): string => shownName(path.slice(path.lastIndexOf('/') + 1))
