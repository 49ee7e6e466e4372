/** What a reader may choose for all pages, and what is so until then. */
import type {Refactoring, Verdict} from '../engine/report.ts'
import type {Chords} from './keys/chords.ts'
import {defaultChords} from './keys/chords.ts'

export interface Settings {
  /** Pure refactoring changes are folded away. */
  hide: boolean
  /** Refactorings of these types and verdicts get no marks and stand in no list; their lines are folded all the same. */
  unwantedTypes: string[]
  unwantedVerdicts: Verdict[]
  chords: Chords
}

export const defaultSettings: Settings = {hide: false, unwantedTypes: [], unwantedVerdicts: [], chords: defaultChords}

export const isWanted = ({unwantedTypes, unwantedVerdicts}: Settings, {type, verdict}: Refactoring): boolean =>
  !unwantedTypes.includes(type) && !unwantedVerdicts.includes(verdict)

/** The settings as they are now, wherever they are kept. */
export interface SettingsStore {
  readonly current: Settings
  update(changes: Partial<Settings>): void
  /** Calls when they change, also from another page. */
  watch(onChange: (settings: Settings) => void, options: {signal: AbortSignal}): void
}
