import type {Verdict} from '../../library/index.ts'
import {Sign} from '../../overlay/sign.tsx'
import {counted, type TextName, text} from '../../texts/text.ts'
import {Choice} from './choice.tsx'
import type {SectionProps} from './options.tsx'
import {typeGroups} from './types.ts'

const verdicts: [Verdict, TextName][] = [
  ['pure', 'options_verdict_pure'],
  ['mixed', 'options_verdict_mixed'],
  ['unproved', 'options_verdict_unproved'],
]

/** Which refactorings get marks and stand in the list. */
export function ShownSection({settings, update}: SectionProps) {
  const {unwantedTypes, unwantedVerdicts} = settings
  return (
    <section class="box" aria-labelledby="shown">
      <h2 id="shown">{text('options_shown')}</h2>
      <div class="part">
        <fieldset>
          <legend>{text('options_verdicts')}</legend>
          {verdicts.map(([verdict, name]) => (
            <Choice
              key={verdict}
              chosen={!unwantedVerdicts.includes(verdict)}
              onChoose={wanted => update({unwantedVerdicts: without(unwantedVerdicts, verdict, wanted)})}
            >
              <Sign verdict={verdict} /> {text(name)}
            </Choice>
          ))}
        </fieldset>
      </div>
      <details class="part">
        <summary>{unwantedTypes.length === 0 ? text('options_types_all') : counted('options_types_hidden', unwantedTypes.length)}</summary>
        <div class="row">
          <button type="button" onClick={() => update({unwantedTypes: []})}>
            {text('options_types_show_all')}
          </button>
          <button type="button" onClick={() => update({unwantedTypes: typeGroups.flatMap(({types}) => types)})}>
            {text('options_types_show_none')}
          </button>
        </div>
        {typeGroups.map(({name, types}) => (
          <fieldset key={name}>
            <legend>{text(name)}</legend>
            <div class="choices">
              {types.map(type => (
                <Choice
                  key={type}
                  chosen={!unwantedTypes.includes(type)}
                  onChoose={wanted => update({unwantedTypes: without(unwantedTypes, type, wanted)})}
                >
                  {type}
                </Choice>
              ))}
            </div>
          </fieldset>
        ))}
        <p class="small muted">{text('options_shown_help')}</p>
      </details>
    </section>
  )
}

function without<T>(unwanted: T[], one: T, wanted: boolean): T[] {
  const others = unwanted.filter(other => other !== one)
  return wanted ? others : [...others, one]
}
