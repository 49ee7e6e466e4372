/**
 * Hears chords. The first key goes on to GitHub as if we were not there; only the second one, when it completes a chord of ours, is
 * kept from the page. Whoever writes is left alone.
 */
import {type Chords, type Command, commandFor} from './chords.ts'
import {isTyping} from './typing.ts'

export interface ChordOptions {
  signal: AbortSignal
  /** As they are now: the reader may change them. */
  chords(): Chords
  run(command: Command): void
}

const PATIENCE = 1_500 // milliseconds between the two keys, as GitHub has it

export function listenToChords(document: Document, {signal, chords, run}: ChordOptions) {
  let first: {key: string; time: number} | undefined

  const onKey = (event: KeyboardEvent) => {
    // Shift comes by itself before the sign that it makes.
    if (isModifier(event.key)) return
    const before = first && event.timeStamp - first.time <= PATIENCE ? first.key : undefined
    first = undefined
    if (event.ctrlKey || event.altKey || event.metaKey || event.repeat || event.isComposing || event.defaultPrevented) return
    if (isTyping(event)) return
    const command = before && commandFor(chords(), `${before} ${event.key}`)
    if (!command) {
      first = {key: event.key, time: event.timeStamp}
      return
    }
    event.preventDefault()
    event.stopImmediatePropagation()
    run(command)
  }
  // On its way down, before GitHub hears it.
  document.addEventListener('keydown', onKey, {signal, capture: true})
}

const isModifier = (key: string) => ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(key)
