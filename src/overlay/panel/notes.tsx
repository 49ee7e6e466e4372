import {text} from '../../texts/text.ts'
import type {Note} from '../findings.ts'
import {notesWords} from '../words/notes.ts'
import {visible} from '../words/shown-code.ts'

const SHOWN = 20 // paths under one reason; the rest is counted

/** What was not read, and why. Nothing is claimed about these files. */
export function Notes({notes}: {notes: Note[]}) {
  if (notes.length === 0) return null
  return (
    <div class="notes">
      {notesWords(notes).map(({text: reason, paths}) => (
        <div key={reason}>
          {reason}
          {paths.length > 0 && (
            <ul>
              {paths.slice(0, SHOWN).map(path => (
                <li key={path}>
                  <code>{visible(path)}</code>
                </li>
              ))}
              {paths.length > SHOWN && <li>{text('and_more', paths.length - SHOWN)}</li>}
            </ul>
          )}
        </div>
      ))}
    </div>
  )
}
