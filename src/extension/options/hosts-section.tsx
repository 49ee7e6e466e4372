import {useEffect, useState} from 'preact/hooks'
import type {HostCheck} from '../../github/api/host-check.ts'
import {GITHUB, type HostReading, readHost} from '../../github/host.ts'
import {type TextName, text} from '../../texts/text.ts'
import type {Hosts} from '../hosts.ts'
import {type TokenActions, TokenForm} from './token-form.tsx'

export interface HostActions extends Pick<Hosts, 'all' | 'add' | 'remove'> {
  /** Asks the reader, through the browser. */
  permit(host: string): Promise<boolean>
  check(host: string): Promise<HostCheck>
}

type Problem = Extract<HostReading, {kind: 'wrong'}>['reason'] | Exclude<HostCheck, 'GitHub'> | 'not permitted'

const problemWords: Record<Problem, TextName> = {
  'no name': 'options_host_no_name',
  port: 'options_host_port',
  'is github.com': 'options_host_is_github',
  'not permitted': 'options_host_not_permitted',
  'no answer': 'options_host_no_answer',
  'something else': 'options_host_something_else',
}

/** github.com and the hosts that the reader added, each with its token. */
export function HostsSection({hosts, tokens}: {hosts: HostActions; tokens: TokenActions}) {
  const [all, setAll] = useState([GITHUB])
  const look = async () => setAll(await hosts.all())
  useEffect(() => void look(), [hosts])

  return (
    <section class="box" aria-labelledby="hosts">
      <h2 id="hosts">{text('options_hosts')}</h2>
      <div class="part muted">
        <p>{text('options_token_why')}</p>
        <p>{text('options_token_privacy')}</p>
      </div>
      {all.map(host => (
        <section key={host} class="part" aria-label={host}>
          <div class="row">
            <h3 class="grow">{host}</h3>
            {host !== GITHUB && (
              <button type="button" onClick={() => void hosts.remove(host).then(look)}>
                {text('options_host_remove')}
              </button>
            )}
          </div>
          <TokenForm host={host} tokens={tokens} />
        </section>
      ))}
      <AddHost hosts={hosts} onAdded={look} />
    </section>
  )
}

function AddHost({hosts, onAdded}: {hosts: HostActions; onAdded(): Promise<void>}) {
  const [written, setWritten] = useState('')
  const [problem, setProblem] = useState<Problem>()
  const [added, setAdded] = useState<string>()

  async function add() {
    const reading = readHost(written)
    setAdded(undefined)
    setProblem(reading.kind === 'wrong' ? reading.reason : undefined)
    if (reading.kind === 'wrong') return
    const {host} = reading
    // Nothing may come before this: browsers let a page ask only in answer to the reader.
    if (!(await hosts.permit(host))) return setProblem('not permitted')
    const found = await hosts.check(host)
    if (found !== 'GitHub') {
      await hosts.remove(host)
      return setProblem(found)
    }
    await hosts.add(host)
    await onAdded()
    setAdded(host)
    setWritten('')
  }

  return (
    <div class="part">
      <h3>{text('options_host_add_title')}</h3>
      <p class="muted">{text('options_host_help')}</p>
      <form
        onSubmit={event => {
          event.preventDefault()
          void add()
        }}
      >
        <label class="above" for="host">
          {text('options_host_label')}
        </label>
        <div class="row">
          <input
            id="host"
            value={written}
            placeholder="github.example.com"
            autocomplete="off"
            spellcheck={false}
            required
            onInput={({currentTarget}) => setWritten(currentTarget.value)}
          />
          <button type="submit">{text('options_host_add')}</button>
        </div>
      </form>
      <p class="error" role="alert">
        {problem && text(problemWords[problem])}
      </p>
      <p role="status">{added && text('options_host_added', added)}</p>
    </div>
  )
}
