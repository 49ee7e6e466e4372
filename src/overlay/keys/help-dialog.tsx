/** All chords, and another one for each where the reader wants it. */
import {useState} from 'preact/hooks'
import {type TextName, text} from '../../texts/text.ts'
import {Dialog} from '../panel/dialog.tsx'
import {type Chords, type Command, commands, defaultChords, type Refusal, refusalOf} from './chords.ts'

export interface HelpDialogProps {
  chords: Chords
  onChords(chords: Chords): void
  onClose(): void
}

const commandNames: Record<Command, TextName> = {
  next: 'keys_next',
  previous: 'keys_previous',
  hide: 'keys_hide',
  panel: 'keys_panel',
  help: 'keys_help',
}

/** The keys that were pressed so far for one command, and why they were not taken. */
interface Recording {
  command: Command
  keys: string[]
  refusal?: Refusal
}

export function HelpDialog({chords, onChords, onClose}: HelpDialogProps) {
  const [recording, setRecording] = useState<Recording>()

  function onKey(event: KeyboardEvent, {command, keys}: Recording) {
    if (['Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(event.key)) return
    event.preventDefault()
    if (event.key === 'Escape') return setRecording(undefined)
    const pressed = [...keys, event.key]
    const chord = pressed.join(' ')
    if (pressed.length < 2 && event.key.length === 1) return setRecording({command, keys: pressed})
    const refusal = refusalOf(chords, command, chord)
    if (refusal) return setRecording({command, keys: [], refusal})
    onChords({...chords, [command]: chord})
    setRecording(undefined)
  }

  return (
    <Dialog title={text('keys_title')} onClose={onClose}>
      <p>{text('keys_how')}</p>
      <table>
        <tbody>
          {commands.map(command => {
            const own = recording?.command === command ? recording : undefined
            return (
              <tr key={command}>
                <th scope="row">{text(commandNames[command])}</th>
                <td>{own ? <Keys chord={own.keys.join(' ')} /> : <Keys chord={chords[command]} />}</td>
                <td>
                  <button
                    type="button"
                    class="button"
                    aria-pressed={own !== undefined}
                    aria-label={own ? undefined : text('keys_change_of', text(commandNames[command]))}
                    onClick={() => setRecording(own ? undefined : {command, keys: []})}
                    onKeyDown={event => own && onKey(event, own)}
                    onBlur={() => setRecording(undefined)}
                  >
                    {text(own ? 'keys_press' : 'keys_change')}
                  </button>
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p role="status">{recording?.refusal ? refusalWords(recording.refusal) : ''}</p>
      <p>
        <button
          type="button"
          class="link"
          disabled={commands.every(command => chords[command] === defaultChords[command])}
          onClick={() => onChords(defaultChords)}
        >
          {text('keys_reset')}
        </button>
      </p>
    </Dialog>
  )
}

const Keys = ({chord}: {chord: string}) => (
  <>
    {chord.split(' ').map((key, index) => (
      <kbd key={index}>{key || '…'}</kbd>
    ))}
  </>
)

function refusalWords(refusal: Refusal): string {
  switch (refusal.kind) {
    case 'not two keys':
      return text('keys_refused_count')
    case 'taken':
      return text('keys_refused_taken', text(commandNames[refusal.by]))
    case "GitHub's":
      return text('keys_refused_github', refusal.key)
  }
}
