/**
 * Why a refactoring is not pure, or not proved to be, in a sentence for the reader.
 */
import type {ReasonKind, Reason as Seen} from '../engine/preserve/reason.ts'
import type {Reason} from '../engine/report.ts'
import {spotOf} from './spots.ts'

/** `what` is the name in quotes, or a word for what has none. */
const SENTENCES: Record<ReasonKind, (what: (word: string) => string, seen: Seen) => string> = {
  edited: what => `${capital(what('code'))} reads otherwise than before.`,
  added: what => `${capital(what('code'))} is new.`,
  dropped: what => `${capital(what('code'))} is gone.`,
  reordered: what => `${capital(what('statements'))} stand in another order.`,
  elsewhere: what => `${capital(what('a statement'))} stands under another condition, loop or try.`,
  'bound otherwise': what => `${capital(what('a name'))} reads the same and means something else.`,
  'evaluated otherwise': what => `${capital(what('a value'))} is computed at another time, or more or less often.`,
  assigned: what => `${capital(what('a variable'))} is set where those who read it no longer see it.`,
  'ends otherwise': what => `${capital(what('a return'))} leaves another method than before.`,
  'overrides otherwise': what => `${capital(what('a method'))} overrides another method than before, or is overridden otherwise.`,
  clash: what => `${capital(what('the name'))} was taken already.`,
  'rests on': (_, {finding}) => `It rests on ${finding ? `the ${finding.name}` : 'another refactoring'}, which is not pure.`,
  broken: () => 'There is a syntax error in what it touches.',
  unseen: what => `${capital(what('a declaration'))} stands outside the changed files, and decides.`,
  'not modelled': what => `${capital(what('what stands here'))} is not understood well enough for a proof.`,
}

export function reasonOf(seen: Seen): Reason {
  const {kind, name, finding, before, after} = seen
  const about = name ?? finding?.name
  return {
    kind,
    text: SENTENCES[kind](word => (name === undefined ? word : `‘${name}’`), seen),
    ...(about !== undefined && {name: about}),
    before: before.map(place => spotOf(place.file, place)),
    after: after.map(place => spotOf(place.file, place)),
  }
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
