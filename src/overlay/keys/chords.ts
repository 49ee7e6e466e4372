/** Commands by two keys, one after the other: single letters are GitHub's and its other extensions'. */

export const commands = ['next', 'previous', 'hide', 'panel', 'help'] as const
export type Command = (typeof commands)[number]

/** `r n`: both keys as `KeyboardEvent.key` names them, with a space between. */
export type Chords = Record<Command, string>

export const defaultChords: Chords = {next: 'r n', previous: 'r p', hide: 'r h', panel: 'r l', help: 'r ?'}
