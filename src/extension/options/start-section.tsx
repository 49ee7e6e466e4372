import {text} from '../../texts/text.ts'
import {Choice} from './choice.tsx'
import type {SectionProps} from './options.tsx'

/** When does Refract begin, and what does it do with what it proved? */
export function StartSection({settings, update}: SectionProps) {
  return (
    <section class="box" aria-labelledby="start">
      <h2 id="start">{text('options_start')}</h2>
      <div class="part">
        <fieldset>
          <legend>{text('options_start_when')}</legend>
          <Choice
            name="start"
            chosen={settings.start === 'by itself'}
            onChoose={() => update({start: 'by itself'})}
            help={text('options_start_by_itself_help')}
          >
            {text('options_start_by_itself')}
          </Choice>
          <Choice
            name="start"
            chosen={settings.start === 'on click'}
            onChoose={() => update({start: 'on click'})}
            help={text('options_start_on_click_help')}
          >
            {text('options_start_on_click')}
          </Choice>
        </fieldset>
      </div>
      <div class="part">
        <Choice chosen={settings.hide} onChoose={hide => update({hide})} help={text('options_hide_help')}>
          {text('options_hide')}
        </Choice>
      </div>
    </section>
  )
}
