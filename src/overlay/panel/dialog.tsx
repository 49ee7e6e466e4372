/** A dialog of the browser's own: it keeps the focus inside, closes on Escape and gives the focus back. */
import type {ComponentChildren} from 'preact'
import {useEffect, useRef} from 'preact/hooks'
import {text} from '../../texts/text.ts'
import {Icon} from '../icons.tsx'

export function Dialog({title, onClose, children}: {title: string; onClose(): void; children: ComponentChildren}) {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current!.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby="dialog-title"
      onClose={onClose}
      // GitHub's keys are not meant here.
      onKeyDown={event => event.stopPropagation()}
      onClick={event => {
        if (event.target === event.currentTarget) dialog.current!.close()
      }}
    >
      <div class="inside">
        <div class="head">
          <h2 id="dialog-title">{title}</h2>
          <button type="button" class="plain" aria-label={text('panel_close')} onClick={() => dialog.current!.close()}>
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}
