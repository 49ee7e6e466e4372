/** The list for elsewhere: copied, or saved as a file. */
import {useState} from 'preact/hooks'
import {text} from '../../texts/text.ts'
import {saveFile} from '../copy/copy.ts'
import {CopyButton} from '../copy/copy-button.tsx'
import {Icon} from '../icons.tsx'
import {type Exported, exportFormats} from './export-formats.ts'

export function ExportMenu(exported: Exported) {
  const [open, setOpen] = useState(false)
  return (
    <div class="export">
      <button type="button" class="link" aria-expanded={open} aria-controls="export" onClick={() => setOpen(!open)}>
        {text('export')}
        <Icon name="down" />
      </button>
      {open && (
        <ul id="export">
          {exportFormats.map(({label, file, type, write}) => (
            <li key={file}>
              <span>{text(label)}</span>
              <CopyButton
                look="button"
                label={text('export_copy')}
                name={text('export_copy_as', text(label))}
                copied={() => write(exported)}
              />
              <button
                type="button"
                class="button"
                aria-label={text('export_save_as', text(label))}
                onClick={() => saveFile(document, {name: file, type, text: write(exported)})}
              >
                {text('export_save')}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
