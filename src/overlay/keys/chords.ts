/** Commands by two keys, one after the other: single letters are GitHub's and its other extensions'. */

export const commands = ['next', 'previous', 'hide', 'panel', 'help'] as const
export type Command = (typeof commands)[number]

/** `r n`: both keys as `KeyboardEvent.key` names them, with a space between. */
export type Chords = Record<Command, string>

export const defaultChords: Chords = {next: 'r n', previous: 'r p', hide: 'r h', panel: 'r l', help: 'r ?'}

export const commandFor = (chords: Chords, chord: string): Command | undefined => commands.find(command => chords[command] === chord)

/** Why a chord cannot be had. */
export type Refusal = {kind: 'not two keys'} | {kind: 'taken'; by: Command} | {kind: "GitHub's"; key: string}

/** What GitHub does at once when one of these is pressed on a page with a diff; its own chords begin with `g`. */
const GITHUBS = new Set([
  'g',
  's',
  '/',
  '?',
  't',
  'l',
  'w',
  'y',
  'b',
  'i',
  'a',
  'c',
  'x',
  'j',
  'k',
  'o',
  'q',
  'm',
  'p',
  'n',
  'd',
  'h',
  '.',
  ',',
])

/** Undefined where the chord is fine. */
export function refusalOf(chords: Chords, command: Command, chord: string): Refusal | undefined {
  const keys = chord.split(' ')
  if (keys.length !== 2 || keys.some(key => [...key].length !== 1)) return {kind: 'not two keys'}
  const by = commandFor(chords, chord)
  if (by && by !== command) return {kind: 'taken', by}
  return GITHUBS.has(keys[0]!) ? {kind: "GitHub's", key: keys[0]!} : undefined
}
