import {useState} from 'preact/hooks'
import {text} from '../../texts/text.ts'
import {readOffName, switchedOff, switchedOn} from '../off.ts'
import type {SectionProps} from './options.tsx'

/** Owners and repositories without Refract. */
export function OffSection({settings: {off}, update}: SectionProps) {
  const [written, setWritten] = useState('')
  const [isWrong, setWrong] = useState(false)
  const add = (event: Event) => {
    event.preventDefault()
    const name = readOffName(written)
    setWrong(!name)
    if (!name) return
    update({off: switchedOff(off, name)})
    setWritten('')
  }
  return (
    <section class="box" aria-labelledby="off">
      <h2 id="off">{text('options_off')}</h2>
      <div class="part">
        <p class="muted">{text('options_off_help')}</p>
        {off.length > 0 && (
          <ul class="names">
            {off.map(name => (
              <li key={name}>
                <code>{name}</code>
                <button type="button" aria-label={text('options_off_on_for', name)} onClick={() => update({off: switchedOn(off, name)})}>
                  {text('options_off_on')}
                </button>
              </li>
            ))}
          </ul>
        )}
        <form onSubmit={add}>
          <label class="above" for="off-name">
            {text('options_off_label')}
          </label>
          <div class="row">
            <input
              id="off-name"
              value={written}
              placeholder="owner/repository"
              autocomplete="off"
              spellcheck={false}
              required
              onInput={({currentTarget}) => setWritten(currentTarget.value)}
            />
            <button type="submit">{text('options_off_add')}</button>
          </div>
        </form>
        <p class="error" role="alert">
          {isWrong && text('options_off_wrong')}
        </p>
      </div>
    </section>
  )
}
