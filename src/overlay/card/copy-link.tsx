import {useEffect, useState} from 'preact/hooks'
import {text} from '../../texts/text.ts'

const SAID_FOR = 2000 // milliseconds

/** Copies an address and says so; where the browser does not let us, shows it to be copied by hand. */
export function CopyLink({address}: {address: () => string}) {
  const [state, setState] = useState<'ready' | 'copied' | {shown: string}>('ready')
  useEffect(() => {
    if (state !== 'copied') return undefined
    const timer = setTimeout(() => setState('ready'), SAID_FOR)
    return () => clearTimeout(timer)
  }, [state])
  const copy = async () => {
    const link = address()
    try {
      await navigator.clipboard.writeText(link)
      setState('copied')
    } catch {
      setState({shown: link})
    }
  }
  return (
    <>
      <button type="button" class="link" onClick={copy}>
        {text('card_copy_link')}
      </button>
      <span role="status" class="muted">
        {state === 'copied' && text('card_copied')}
        {typeof state === 'object' && <code class="address">{state.shown}</code>}
      </span>
    </>
  )
}
