import {useEffect, useId, useState} from 'preact/hooks'
import {text} from '../../texts/text.ts'
import type {TokenState} from '../messages.ts'
import {TextWith} from '../pages/text-with.tsx'
import {tokenWords} from './token-words.ts'

export interface TokenActions {
  write(host: string, token: string): Promise<void>
  check(host: string): Promise<TokenState>
}

/** Takes a token for a host and says what GitHub thinks of it. A stored token is never shown again. */
export function TokenForm({host, tokens}: {host: string; tokens: TokenActions}) {
  const [token, setToken] = useState<TokenState>()
  const [written, setWritten] = useState('')
  const id = useId()
  const check = async () => {
    setToken(undefined)
    setToken(await tokens.check(host))
  }
  const save = async (wanted: string) => {
    await tokens.write(host, wanted)
    setWritten('')
    await check()
  }
  useEffect(() => void check(), [host])
  const words = token && tokenWords(token)

  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        void save(written.trim())
      }}
    >
      <label class="above" for={id}>
        {text('options_token_label')}
      </label>
      <div class="row">
        <input
          id={id}
          type="password"
          autocomplete="off"
          spellcheck={false}
          required
          value={written}
          onInput={({currentTarget}) => setWritten(currentTarget.value)}
        />
        <button type="submit">{text('options_save')}</button>
        {token && token.kind !== 'none' && (
          <button type="button" onClick={() => void save('')}>
            {text('options_remove')}
          </button>
        )}
      </div>
      <p class="small muted">
        <TextWith
          name="options_token_make"
          values={[text('options_token_make_link')]}
          show={words => (
            <a href={newTokenAddress(host)} target="_blank" rel="noreferrer">
              {words}
            </a>
          )}
        />
      </p>
      <p role="status">{words ? words.state : text('options_token_asking', host)}</p>
      {words && words.facts.length > 0 && (
        <ul class="facts">
          {words.facts.map(fact => (
            <li key={fact.text} class={fact.warning ? 'warning' : undefined}>
              {fact.text}
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}

/** GitHub fills its form with what the address says; older ones show it empty. */
const newTokenAddress = (host: string) =>
  `https://${host}/settings/personal-access-tokens/new?name=Refract&contents=read&pull_requests=read`
