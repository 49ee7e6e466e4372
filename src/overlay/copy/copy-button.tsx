/** Copies a text, and says whether it did. */
import {useState} from 'preact/hooks'
import {text} from '../../texts/text.ts'
import {Icon} from '../icons.tsx'
import {copyText} from './copy.ts'

export interface CopyButtonProps {
  label: string
  /** What it is called where the label alone does not say what is copied. */
  name?: string
  look: 'button' | 'link'
  /** Made when it is asked for. */
  copied(): string
}

export function CopyButton({label, name, look, copied}: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  const words = outcome && text(outcome === 'copied' ? 'copied' : 'copy_refused')
  return (
    <>
      <button
        type="button"
        class={look}
        aria-label={outcome ? undefined : name}
        onClick={async () => setOutcome((await copyText(copied())) ? 'copied' : 'refused')}
        onBlur={() => setOutcome(undefined)}
      >
        {outcome === 'copied' && <Icon name="done" />}
        {words ?? label}
      </button>
      <span class="unseen" role="status">
        {words}
      </span>
    </>
  )
}
